/** What remotes may use of the router. The shell provides the one instance. */
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { useDeferBelowFold } from './navigation/useDeferBelowFold';
