import { Component, type ComponentType, type ReactNode } from 'react';

interface BoundaryOptions {
  /** The address: whoever goes to another screen is rid of what failed. */
  readonly at: string;
  readonly failed: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows `failed` in the place of what failed. React knows no other boundary than a class. */
export class Boundary extends Component<BoundaryOptions, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryOptions, state: BoundaryState) {
    return at === state.at ? null : { at, failure: null };
  }

  override render() {
    const { failed: Failed, children } = this.props;
    const { failure } = this.state;
    return failure ? <Failed error={failure.error} /> : children;
  }
}
