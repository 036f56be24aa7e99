import Button from 'antd/es/button';
import { fieldRules } from 'frontend-shared/field-rules.generated';
import { applications as copy } from '../../../content/en/applications';
import { ChoiceFilter } from './choice-filter';
import { isFiltered, STATUSES } from './list-address';
import { PlaceFilter } from './place-filter';
import { ReceivedFilter } from './received-filter';
import type { ListNavigation } from './use-list-address';

const RULES = fieldRules.factoryApplication;
const STATUS_CHOICES = STATUSES.map((value) => ({ value, label: copy.statusNames[value] }));
const IDEA_CHOICES = anyOf(copy.anyIdea, RULES.business_idea.values);
const AMOUNT_CHOICES = anyOf(copy.anyAmount, RULES.required_amount.values);

/** The values of a filter, after the choice of not filtering at all. */
function anyOf(any: string, values: readonly string[]) {
  return [{ value: undefined, label: any }, ...values.map((value) => ({ value, label: value }))];
}

/** One row of filters. Whatever narrows the list beyond its default is tinted. */
export function FilterRow({ navigation }: { navigation: ListNavigation }) {
  const { address, filter, filterWhileTyping, showStatus, clearAll } = navigation;
  const tint = (active: boolean) => (active ? 'ad-filter is-active' : 'ad-filter');
  return (
    <fieldset className="ad-filters" aria-label={copy.filters}>
      <ChoiceFilter
        name={copy.status}
        label={copy.statusIs(copy.statusNames[address.status].toLowerCase())}
        className={tint(true)}
        choices={STATUS_CHOICES}
        value={address.status}
        onChoose={(status) => status && showStatus(status)}
      />
      <ChoiceFilter
        name={copy.businessIdea}
        label={address.businessIdea ?? copy.businessIdea}
        className={tint(address.businessIdea !== undefined)}
        choices={IDEA_CHOICES}
        value={address.businessIdea}
        onChoose={(businessIdea) => filter({ businessIdea })}
      />
      <ChoiceFilter
        name={copy.amount}
        label={address.amount ?? copy.amount}
        className={tint(address.amount !== undefined)}
        choices={AMOUNT_CHOICES}
        value={address.amount}
        onChoose={(amount) => filter({ amount })}
      />
      <PlaceFilter
        className={tint(address.location !== undefined)}
        value={address.location}
        onChange={(location) => filterWhileTyping({ location })}
      />
      <ReceivedFilter
        className={tint(address.from !== undefined || address.to !== undefined)}
        from={address.from}
        to={address.to}
        onChange={filter}
      />
      {isFiltered(address) && (
        <Button type="link" className="ad-filters__clear" onClick={clearAll}>
          {copy.clearAll}
        </Button>
      )}
    </fieldset>
  );
}
