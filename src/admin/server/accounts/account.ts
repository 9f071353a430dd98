export type Role = 'owner' | 'editor' | 'service';

/** Who is signed in. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** In which the back office speaks to them. */
  readonly language: 'es' | 'en';
}
