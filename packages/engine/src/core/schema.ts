import { type Face, faces } from './face.ts';
import type { MessageValue } from './message.ts';
import { err, ok, type Result } from './result.ts';

export const problemKinds = [
  'missing',
  'wrong-type',
  'not-allowed',
  'unknown-key',
  'number-range',
  'too-small',
  'text-length',
  'list-length',
  'exact-length',
  'twice',
  'move-or-dice',
  'conflict',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** A problem with an input: its place in the input, and the values for its message. */
export interface Problem {
  readonly kind: ProblemKind;
  /** A path such as `seats[0].name`; empty for the whole input. */
  readonly path: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** A problem found by a schema. Each enclosing schema prepends its part of the path. */
export class Fault {
  readonly kind: ProblemKind;
  readonly values: Problem['values'];
  readonly #path: (string | number)[] = [];

  constructor(kind: ProblemKind, values: Problem['values'] = {}) {
    this.kind = kind;
    this.values = values;
  }

  at(part: string | number): this {
    this.#path.unshift(part);
    return this;
  }

  get problem(): Problem {
    const parts = this.#path.map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`,
    );
    return { kind: this.kind, path: parts.join(''), values: this.values };
  }
}

export const wrongType = (expected: string): Fault => new Fault('wrong-type', { expected });

/**
 * Reads one kind of value from outside and returns a copy of it, or the first fault. Schemas must be fast: they run for
 * every entry of a log.
 */
export type Schema<Value> = (raw: unknown) => Value | Fault;

/** The type of the values that a schema returns. */
export type ReadBy<Of> = Of extends (raw: unknown) => infer Value ? Exclude<Value, Fault> : never;

/** The JSON Schemas for the API documentation, by schema. */
const forms = new WeakMap<Schema<unknown>, object>();

const withForm = <Value>(form: object, schema: Schema<Value>): Schema<Value> => {
  forms.set(schema, form);
  return schema;
};

/** Returns the JSON Schema of a schema. If it has none, returns `{}`, which allows any value. */
export const jsonSchemaOf = (schema: Schema<unknown>): object => forms.get(schema) ?? {};

export function read<Value>(schema: Schema<Value>, input: unknown): Result<Value, Problem> {
  const value = schema(input);
  return value instanceof Fault ? err(value.problem) : ok(value);
}

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const listed = (values: Iterable<unknown>): string => [...values].map(String).join(', ');

export const anySchema: Schema<unknown> = (raw) => raw;

const enumForm = (values: readonly unknown[]) => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
});

export const flag: Schema<boolean> = withForm({ type: 'boolean' }, (raw) =>
  typeof raw === 'boolean' ? raw : wrongType('boolean'),
);

export const oneOf = <const Value>(values: readonly Value[]): Schema<Value> => {
  const known: ReadonlySet<unknown> = new Set(values);
  return withForm(enumForm(values), (raw) =>
    known.has(raw) ? (raw as Value) : new Fault('not-allowed', { allowed: listed(values) }),
  );
};

/** Compares with each face, because `oneOf(faces)` is several times slower and most values in a log are faces. */
export const faceSchema: Schema<Face> = withForm(enumForm(faces), (raw) =>
  raw === 1 || raw === 2 || raw === 3 || raw === 4 || raw === 5 || raw === 6
    ? raw
    : new Fault('not-allowed', { allowed: listed(faces) }),
);

/** Counts code points, so that a character outside the Basic Multilingual Plane counts once. */
const characters = (text: string): number => [...text].length;

/* These schemas report the whole allowed range. A wrong type and a value out of range thus give the same message. */

export const textOf =
  (min: number, max: number): Schema<string> =>
  (raw) =>
    typeof raw === 'string' && characters(raw) >= min && characters(raw) <= max
      ? raw
      : new Fault('text-length', { min, max });

/** Reads a number from `min` to `max` in steps of `step`, counted from `min`. */
export const numberBetween = (min: number, max: number, step = 1): Schema<number> =>
  withForm({ type: 'integer', minimum: min, maximum: max }, (raw) =>
    typeof raw === 'number' && raw >= min && raw <= max && (raw - min) % step === 0
      ? raw
      : new Fault('number-range', { min, max, step }),
  );

/** Reads a seat number. It does not check whether the match has this seat. */
export const seatNumber: Schema<number> = withForm({ type: 'integer', minimum: 0 }, (raw) =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : new Fault('too-small', { min: 0 }),
);

/** Reads a list without holes. It reads the items in order and stops at the first fault. */
export const listOf = <Value>(item: Schema<Value>): Schema<readonly Value[]> =>
  withForm({ type: 'array', items: jsonSchemaOf(item) }, (raw) => {
    if (!Array.isArray(raw)) return wrongType('array');
    const values: Value[] = raw.slice();
    for (let index = 0; index < raw.length; index++) {
      const value = item(raw[index]);
      if (value instanceof Fault) return (index in raw ? value : new Fault('missing')).at(index);
      values[index] = value;
    }
    return values;
  });

const tupleForm = (items: readonly Schema<unknown>[]) => ({
  type: 'array',
  prefixItems: items.map(jsonSchemaOf),
  minItems: items.length,
  maxItems: items.length,
});

export const tupleOf = <Values extends readonly unknown[]>(
  ...items: { readonly [Index in keyof Values]: Schema<Values[Index]> }
): Schema<Values> =>
  withForm(tupleForm(items), (raw) => {
    if (!Array.isArray(raw)) return wrongType('array');
    if (raw.length !== items.length) return new Fault('exact-length', { length: items.length });
    const values: unknown[] = [];
    for (const [index, item] of items.entries()) {
      const value = item(raw[index]);
      if (value instanceof Fault) return (index in raw ? value : new Fault('missing')).at(index);
      values.push(value);
    }
    return values as unknown as Values;
  });

/** Marks a key of an object that may be missing. */
interface Optional<Value> {
  readonly optional: Schema<Value>;
}

export const optional = <Value>(schema: Schema<Value>): Optional<Value> => ({ optional: schema });

type Fields = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

type OptionalKeys<Of extends Fields> = {
  [Key in keyof Of]: Of[Key] extends Optional<unknown> ? Key : never;
}[keyof Of];

type ValueOf<Field> = Field extends Optional<infer Value> ? Value : ReadBy<Field>;

type ObjectOf<Of extends Fields> = {
  readonly [Key in Exclude<keyof Of, OptionalKeys<Of>>]: ValueOf<Of[Key]>;
} & { readonly [Key in OptionalKeys<Of>]?: ValueOf<Of[Key]> };

const objectForm = (fields: Fields, properties: object = {}): object => ({
  type: 'object',
  properties: {
    ...properties,
    ...Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        jsonSchemaOf(typeof field === 'function' ? field : field.optional),
      ]),
    ),
  },
  required: [
    ...Object.keys(properties),
    ...Object.keys(fields).filter((key) => typeof fields[key] === 'function'),
  ],
  additionalProperties: false,
});

/** Reads an object with the given keys and drops all other keys. */
export const objectOf = <const Of extends Fields>(fields: Of): Schema<ObjectOf<Of>> => {
  const list = Object.entries(fields).map(([key, field]) =>
    typeof field === 'function'
      ? { key, schema: field, isOptional: false }
      : { key, schema: field.optional, isOptional: true },
  );
  return (raw) => {
    if (!isObject(raw)) return wrongType('object');
    const values: Record<string, unknown> = {};
    for (const { key, schema, isOptional } of list) {
      if (Object.hasOwn(raw, key)) {
        const value = schema(raw[key]);
        if (value instanceof Fault) return value.at(key);
        values[key] = value;
      } else if (!isOptional) return new Fault('missing').at(key);
    }
    return values as ObjectOf<Of>;
  };
};

/** Reads an object with exactly the given keys. */
export const strictObjectOf = <const Of extends Fields>(fields: Of): Schema<ObjectOf<Of>> => {
  const schema = objectOf(fields);
  return withForm(objectForm(fields), (raw) => {
    const value = schema(raw);
    if (value instanceof Fault) return value;
    for (const key in raw as object) {
      if (!Object.hasOwn(fields, key)) {
        const unknown = Object.keys(raw as object).filter((one) => !Object.hasOwn(fields, one));
        return new Fault('unknown-key', { key: listed(unknown) });
      }
    }
    return value;
  });
};

type TypedOf<Variants extends Readonly<Record<string, Fields>>> = {
  [Type in keyof Variants & string]: { readonly type: Type } & ObjectOf<Variants[Type]>;
}[keyof Variants & string];

/** Reads an object whose `type` determines its other keys. It refuses unknown keys. */
export const variantsOf = <const Variants extends Readonly<Record<string, Fields>>>(
  variants: Variants,
): Schema<TypedOf<Variants>> => {
  const types = Object.keys(variants);
  const schemas = new Map<unknown, Schema<unknown>>(
    types.map((type) => [type, strictObjectOf({ type: anySchema, ...variants[type] })]),
  );
  const bare = new Map<unknown, object>(
    types
      .filter((type) => Object.keys(variants[type] ?? {}).length === 0)
      .map((type) => [type, Object.freeze({ type })]),
  );
  const oneForm = types.map((type) => objectForm(variants[type] ?? {}, { type: { const: type } }));
  return withForm({ oneOf: oneForm }, (raw) => {
    if (!isObject(raw)) return wrongType('object');
    // Most moves have only a type. Returning a shared object avoids a copy.
    const value = bare.get(raw.type);
    if (value !== undefined && hasNoKeyBut(raw, 'type')) return value as TypedOf<Variants>;
    const schema = schemas.get(raw.type);
    if (schema !== undefined) return schema(raw) as TypedOf<Variants> | Fault;
    const fault = Object.hasOwn(raw, 'type')
      ? new Fault('not-allowed', { allowed: listed(types) })
      : new Fault('missing');
    return fault.at('type');
  });
};

function hasNoKeyBut(raw: object, only: string): boolean {
  for (const key in raw) if (key !== only) return false;
  return true;
}

export const withoutRepeats = <Value>(schema: Schema<readonly Value[]>): Schema<readonly Value[]> =>
  withForm({ ...jsonSchemaOf(schema), uniqueItems: true }, (raw) => {
    const values = schema(raw);
    return values instanceof Fault || new Set(values).size === values.length ? values : new Fault('twice');
  });

export const orNull = <Value>(schema: Schema<Value>): Schema<Value | null> =>
  withForm({ anyOf: [jsonSchemaOf(schema), { type: 'null' }] }, (raw) => (raw === null ? null : schema(raw)));

/** Reads a value with the first schema that accepts it. If none does, returns the fault of the last schema. */
export const anyOf = <Values extends readonly unknown[]>(
  ...schemas: { readonly [Index in keyof Values]: Schema<Values[Index]> }
): Schema<Values[number]> =>
  withForm({ anyOf: schemas.map(jsonSchemaOf) }, (raw) => {
    let read: Values[number] | Fault = new Fault('missing');
    for (const schema of schemas) {
      read = schema(raw);
      if (!(read instanceof Fault)) break;
    }
    return read;
  });

export const wholeNumber: Schema<number> = withForm({ type: 'integer' }, (raw) =>
  Number.isSafeInteger(raw) ? (raw as number) : wrongType('number'),
);
