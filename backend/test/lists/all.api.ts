import { describeFolder } from '../support/run/describe-folder.js';

describeFolder(import.meta.dirname);
