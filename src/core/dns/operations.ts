export { applyTemplate } from './apply-template.ts';
export { importZone } from './import-zone.ts';
export { loadZone } from './load-zone.ts';
export { loadZoneTemplates } from './load-zone-templates.ts';
export { removeRecord } from './remove-record.ts';
export { saveRecord } from './save-record.ts';
export { setZoneSigned } from './set-zone-signed.ts';
export { undoZoneChange } from './undo-zone-change.ts';
