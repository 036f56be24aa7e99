export { listExport } from '../en/list-export';
