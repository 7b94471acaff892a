import { lazyScreens } from '../common/lazyScreens';
import { start } from '../common/start';

start(lazyScreens());
