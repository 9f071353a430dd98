import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { OFFICE_PATH } from '../paths.ts';
import { AREAS } from './areas.ts';
import { LoginPage } from './areas/account/LoginPage.tsx';
import { createAuthProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { Needs } from './parts/Needs.tsx';
import { NotFound } from './parts/NotFound.tsx';
import { OfficeLayout } from './layout/OfficeLayout.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const RESOURCES = AREAS.flatMap(({ resources = [] }) => resources);
const PAGES = AREAS.flatMap(({ pages = [] }) => pages);

const authProvider = createAuthProvider(
  (name) => RESOURCES.find((resource) => resource.name === name)?.needs,
);

/** The back office's application. */
export function Office() {
  return (
    <BrowserRouter basename={OFFICE_PATH}>
      <Admin
        title="Sobremesa"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        loginPage={LoginPage}
        layout={OfficeLayout}
        catchAll={NotFound}
        theme={lightTheme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {PAGES.filter(({ isBare }) => !isBare).map(({ path, element, needs = 'anyone' }) => (
            <Route key={path} path={path} element={<Needs permission={needs}>{element}</Needs>} />
          ))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          {PAGES.filter(({ isBare }) => isBare).map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
