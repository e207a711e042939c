export { type Serving, serve, stopOnSignals } from './node/serve.ts';
export {
  BadSetting,
  readSettings,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from './node/settings.ts';
export * from './protocol/index.ts';
