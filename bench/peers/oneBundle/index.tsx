import { start } from '../common/start';
import { screens } from './screens';

start(screens);
