export { isLoopback } from './http/hosts.ts';
export { phoneAddresses } from './http/local-addresses.ts';
export { backUpData, expiredData, moveData, restoreData } from './node/data.ts';
export { type Serving, serve, stopOnSignals } from './node/serve.ts';
export {
  type Allowed,
  BadSetting,
  readSettings,
  type SettingName,
  type Settings,
  settingNames,
  settings,
  unknownVariables,
} from './node/settings.ts';
export * from './protocol/index.ts';
export { CannotStart, type RowCounts, type StartCode, TransferProblem } from './store/index.ts';
