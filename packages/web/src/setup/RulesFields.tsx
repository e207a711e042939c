import { type AnyGame, formatOptions, nearestPreset, type OptionValue, withDefaults } from '@dicehall/engine';
import { isVisible, optionTexts, optionValueText, presetTexts, rulesParts } from '@dicehall/messages';
import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage, Field, Input, SelectField, Summary } from '../ui/Field.tsx';
import { OptionFields } from './OptionFields.tsx';
import { ownRules, rulesLink, saveOwnRules } from './own-rules.ts';

type Options = Readonly<Record<string, OptionValue>>;

interface RulesFieldsProps {
  readonly game: AnyGame;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** Shows the fields of the house rules, which can be saved under a name and shared as a link. */
export function RulesFields({ game, options, onChange }: RulesFieldsProps) {
  const messages = useMessages();
  const [own, setOwn] = useState(() => ownRules(game));
  const [name, setName] = useState('');
  const reason = useId();
  const keyOf = (given: Options) => formatOptions(game.options, given);
  const presets = (game.presets ?? []).map((preset) => ({
    text: presetTexts(messages, game, preset).name,
    options: withDefaults(game.options, preset.options),
  }));
  const known = [...presets, ...own.map((one) => ({ text: one.name, options: one.options }))];
  const now = keyOf(options);
  const isKnown = known.some((one) => keyOf(one.options) === now);
  const { preset, differing } = nearestPreset(game, options);
  const texts = preset === null ? null : presetTexts(messages, game, preset);
  const conflict = game.conflict?.(options) ?? null;
  const labelOf = (option: string) => optionTexts(messages, game, option).label;
  const valueTextOf = (option: string) => optionValueText(messages, game, option, options[option] ?? '');
  const choices = known.map((one) => ({ value: keyOf(one.options), text: one.text }));
  return (
    <>
      {known.length === 0 ? null : (
        <Card>
          <SelectField
            label={messages.say('web-rules-named')}
            value={now}
            choices={
              isKnown ? choices : [{ value: now, text: messages.say('web-rules-changed') }, ...choices]
            }
            onChange={(key) => {
              const chosen = known.find((one) => keyOf(one.options) === key);
              if (chosen !== undefined) onChange(chosen.options);
            }}
          />
          {texts === null ? null : (
            <p className="soft small">
              {differing.length === 0
                ? texts.about
                : messages.say('web-rules-differ', {
                    name: texts.name,
                    rules: rulesParts(messages, game, options).slice(-differing.length).join(', '),
                  })}{' '}
              {messages.say('web-rules-source', { source: texts.source })}
            </p>
          )}
        </Card>
      )}
      <Card as="details">
        <Summary>{messages.say('web-house-rules')}</Summary>
        <OptionFields game={game} options={options} conflict={conflict} reason={reason} onChange={onChange} />
        <Button onClick={() => onChange(withDefaults(game.options, {}))}>
          {messages.say('web-defaults')}
        </Button>
        <Field label={messages.say('web-rules-name')} about={messages.say('web-rules-name.about')}>
          <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div className="row">
          <Button
            isDisabled={!isVisible(name)}
            reason="rules-unnamed"
            onClick={() => {
              saveOwnRules(game, name.trim(), options);
              setOwn(ownRules(game));
              setName('');
            }}
          >
            {messages.say('web-rules-save')}
          </Button>
          <CopyLink label={messages.say('web-rules-share')} link={() => rulesLink(game, options)} />
        </div>
        {isVisible(name) ? null : (
          <p className="visually-hidden" id="rules-unnamed">
            {messages.say('web-rules-unnamed')}
          </p>
        )}
      </Card>
      <ErrorMessage
        id={reason}
        text={
          conflict === null
            ? null
            : messages.say('web-rules-conflict', {
                option: labelOf(conflict.option),
                value: valueTextOf(conflict.option),
                other: labelOf(conflict.other),
                otherValue: valueTextOf(conflict.other),
              })
        }
      />
    </>
  );
}
