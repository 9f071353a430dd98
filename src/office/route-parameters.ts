/** The names of the parameters in a route’s address: of `PUT /quotes/:id/payments/:payment`, both. */
export type ParametersIn<Name extends string> =
  Name extends `${string}:${infer Parameter}/${infer Rest}`
    ? Parameter | ParametersIn<Rest>
    : Name extends `${string}:${infer Parameter}`
      ? Parameter
      : never;
