import CssBaseline from '@mui/material/CssBaseline';
import { Component, Suspense, type ReactNode } from 'react';
import { Notification } from 'react-admin';
import { ScreenFailed } from '../../../layout/ScreenFailed.tsx';

interface Children {
  readonly children: ReactNode;
}

/** What stands around a screen outside of the office, which is loaded when it is opened. */
export function DoorScreen({ children }: Children) {
  return (
    <CssBaseline enableColorScheme>
      <Boundary>
        <Suspense fallback={null}>{children}</Suspense>
      </Boundary>
      <Notification />
    </CssBaseline>
  );
}

/** Says so where the screen did not come. React knows no other boundary than a class. */
class Boundary extends Component<Children, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ScreenFailed error={error} /> : this.props.children;
  }
}
