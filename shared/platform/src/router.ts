/** The router of the app. The shell provides the instance; remotes use the links and the hooks. */
export { browserHistory } from './router/browserHistory';
export { Link, type LinkProps } from './router/Link';
export type { Location, Path, To } from './router/location';
export type { NavigateFunction, NavigateOptions, RouterHistory } from './router/history';
export { Router } from './router/Router';
export { staticHistory } from './router/staticHistory';
export { useDeferBelowFold } from './router/useDeferBelowFold';
export { useLocation } from './router/useLocation';
export { useNavigate } from './router/useNavigate';
export { useSearchParams, type SearchParamsInit, type SetSearchParams } from './router/useSearchParams';
