import { describeFolder } from '../support/describe-folder.js';

describeFolder(import.meta.dirname);
