import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
  usePermissions,
  useTranslate,
} from 'ra-core';
import {
  createBrowserRouter,
  Link,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@mui/material';
import { OFFICE_PATH } from '../paths.ts';
import { AREAS } from './areas.gen.ts';
import { SIGN_IN_SCREENS } from '../screens/account/sign-in-screens.ts';
import { SignInScreen } from '../screens/account/parts/SignInScreen.tsx';
import { ConfirmIdentity } from '../screens/account/ConfirmIdentity.tsx';
import { SignInAgain } from '../screens/account/SignInAgain.tsx';
import TodayScreen from '../screens/today/TodayScreen.tsx';
import { isSignedOut } from './current-account.ts';
import { createAuthProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { MoreWords } from '../ui/MoreWords.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Colours } from '../ui/layout/Colours.tsx';
import { Notification } from '../ui/layout/Notification.tsx';
import { OfficeLayout } from '../ui/layout/OfficeLayout.tsx';
import { ScreenFailed } from '../ui/layout/ScreenFailed.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { mayDo, type Permission, type Role } from '../roles.ts';
import { Failed } from '../ui/Failed.tsx';
import { Title } from '../ui/Title.tsx';

const RESOURCES = AREAS.flatMap(({ needs, resources = [] }) =>
  resources.map((resource) => ({ needs, ...resource })),
);
const PAGES = AREAS.flatMap(({ needs, pages = [] }) => pages.map((page) => ({ needs, ...page })));

const authProvider = createAuthProvider(
  (name) => RESOURCES.find((resource) => resource.name === name)?.needs,
);
const store = localStorageStore();

// One route, whose screens are found below it: only a router that holds data can hold a navigation up.
const router = createBrowserRouter([{ path: '*', element: <Screens /> }], {
  basename: OFFICE_PATH,
});

/** The back office's application. */
export function Office() {
  return <RouterProvider router={router} />;
}

/** `CoreAdminUI` redirects everybody who is not signed in, so the sign-in screens are routes outside it. */
function Screens() {
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <Colours>
        {/* Whatever fails below is said in the office's own words, not by the router's page. */}
        <SignInScreen>
          <Routes>
            {SIGN_IN_SCREENS.map(({ path, screen: Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="/*" element={<SignedIn />} />
          </Routes>
          <Notification />
        </SignInScreen>
      </Colours>
    </CoreAdminContext>
  );
}

/** What the business is called, as the server titled the page. */
const NAME = document.title;

function SignedIn() {
  const { pathname, search } = useLocation();
  if (isSignedOut()) {
    const state = { nextPathname: pathname, nextSearch: search };
    return <Navigate to="/login" state={state} replace />;
  }
  return (
    <>
      <CoreAdminUI
        title={NAME}
        layout={OfficeLayout}
        loading={Loading}
        error={ScreenFailed}
        accessDenied={NotAllowed}
        authenticationError={NotAllowed}
        catchAll={NotFound}
        requireAuth
        disableTelemetry
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {/* In the first file, and not lazy, as the sign-in screen is (account/sign-in-screens.ts). */}
          <Route path="/" element={<TodayScreen />} />
          {PAGES.filter(({ isBare }) => !isBare).map(({ path, screen: Screen, needs }) => (
            <Route
              key={path}
              path={path}
              element={
                <Needs permission={needs}>
                  <Screen />
                </Needs>
              }
            />
          ))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          {PAGES.filter(({ isBare }) => isBare).map(({ path, screen: Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <>
                  <MoreWords />
                  <Screen />
                </>
              }
            />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
      <ConfirmIdentity />
      <SignInAgain />
    </>
  );
}

/** `call` asks again for what did not arrive; what is asked for without a connection is said to have failed, not held up. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

/** Shows a screen to who may use it. The server refuses the others what would be on it, too. */
function Needs({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { permissions, error, refetch } = usePermissions<Role>();
  if (!permissions) return error ? <Failed error={error} onRetry={refetch} /> : null;
  return mayDo(permissions, permission) ? children : <NotAllowed />;
}

const NotAllowed = () => <NoScreen text="errors.notAllowed" />;
const NotFound = () => <NoScreen text="office.nothingHere" />;

/** What an address of the office shows that has no screen, or none for who is there. */
function NoScreen({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <>
      <Title title={t('office.name')} />
      <EmptyState text={text}>
        <Button variant="contained" component={Link} to="/">
          {t('today.title')}
        </Button>
      </EmptyState>
    </>
  );
}
