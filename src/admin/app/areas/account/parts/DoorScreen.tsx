import { Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Notification } from 'react-admin';

/** A screen outside the office's layout, which is loaded when it is opened. */
export function DoorScreen({ screen: Screen }: { screen: LazyExoticComponent<ComponentType> }) {
  return (
    <Suspense fallback={null}>
      <Screen />
      <Notification />
    </Suspense>
  );
}
