/** The parts of the router that remotes may use. The shell provides the instance. */
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
export { useDeferBelowFold } from './navigation/useDeferBelowFold';
