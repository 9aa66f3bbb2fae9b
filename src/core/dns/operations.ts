export { loadZone } from './load-zone.ts';
export { removeRecord } from './remove-record.ts';
export { saveRecord } from './save-record.ts';
export { undoZoneChange } from './undo-zone-change.ts';
