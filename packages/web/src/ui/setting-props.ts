export interface SettingProps<Value> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
