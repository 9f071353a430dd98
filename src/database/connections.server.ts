/** The connections of a pool: in use, at rest, and how many wait for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}
