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
export { CannotStart, type StartCode } from './store/index.ts';
