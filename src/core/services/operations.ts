export { renewServices, upgradeService } from './change-services.ts';
export { loadRenewals, loadUpgrades } from './load-changes.ts';
export { loadInstalments, loadOrderInstalments } from './load-instalments.ts';
export { loadService } from './load-service.ts';
export { loadServices } from './load-services.ts';
export { revealPassword } from './reveal-password.ts';
