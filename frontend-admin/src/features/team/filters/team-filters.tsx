import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import type { TeamMember } from '../../../data/team';
import { ChoiceFilter } from '../../../lists/filters/choice-filter';
import { filterClass } from '../../../lists/filters/filter-class';
import { useDebouncedText } from '../../../lists/search/use-debounced-text';
import { Icon } from '../../../ui/icon';
import {
  FACTOR_CHOICES,
  filterMembers,
  LOGIN_CHOICES,
  PRESET_CHOICES,
  type TeamFilters,
} from './filter-members';
import type { useTeamNavigation } from './use-team-navigation';
import '../../../lists/list.css';

interface TeamFilterRowProps extends ReturnType<typeof useTeamNavigation> {
  members: readonly TeamMember[];
}

/** A row of filters. Active filters are tinted, and each option shows its number of matches. */
export function TeamFilterRow({ members, filters, hasFilters, filter, find, clear }: TeamFilterRowProps) {
  const { filters: messages, presets, factors } = useMessages(team);
  const [text, setText] = useDebouncedText(filters.q, find);
  const factorLabels = { ...factors, none: messages.noFactor };
  const loginLabels = { never: messages.never, over30: messages.over30, over90: messages.over90 };

  function choicesOf<Name extends 'preset' | 'factor' | 'login'>(
    name: Name,
    any: string,
    values: ReadonlyArray<NonNullable<TeamFilters[Name]>>,
    labels: Readonly<Record<NonNullable<TeamFilters[Name]>, string>>,
  ) {
    return {
      className: filterClass(filters[name] !== undefined),
      label: filters[name] ? labels[filters[name]] : messages[name],
      name: messages[name],
      choices: [
        { value: undefined, label: any },
        ...values.map((value) => ({
          value,
          label: messages.choice(labels[value], filterMembers(members, { ...filters, [name]: value }).length),
        })),
      ],
      value: filters[name],
      onChoose: (value: TeamFilters[Name] | undefined) => filter({ [name]: value }),
    };
  }

  return (
    <fieldset className="ad-team__filters" aria-label={messages.name}>
      <Input
        type="search"
        className="ad-team__search"
        aria-label={messages.search}
        placeholder={messages.search}
        prefix={<Icon name="search" />}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={({ target }) => setText(target.value)}
      />
      <ChoiceFilter {...choicesOf('preset', messages.anyPreset, PRESET_CHOICES, presets)} />
      <ChoiceFilter {...choicesOf('factor', messages.anyFactor, FACTOR_CHOICES, factorLabels)} />
      <ChoiceFilter {...choicesOf('login', messages.anyLogin, LOGIN_CHOICES, loginLabels)} />
      {hasFilters && (
        <Button type="link" className="ad-filters__clear" onClick={clear}>
          {messages.clearAll}
        </Button>
      )}
    </fieldset>
  );
}
