import './shareholder-fieldsets.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { Select, TextField } from 'frontend-shared/ui/field/text-field';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { ShareholderMessages } from '../../content/en/shareholder';
import { figures } from '../../content/figures';
import { Choices, FormPart } from '../../forms/layout/form-part';
import { useFields } from '../../forms/state/use-fields';
import { IdentityProof } from './identity/identity-proof';
import { type PartName, rules, shareholderApplication } from './shareholder-application';
import { ShareTiles } from './shares/share-tiles';
import { RiskCheck } from './terms/risk-check';
import { TermsAgreement } from './terms/terms-agreement';

interface FieldsetsProps {
  messages: ShareholderMessages;
  site: SiteConfig;
  onEnter: (part: PartName) => void;
}

/** The five sections of the form. */
export function ShareholderFieldsets({ messages, site, onEnter }: FieldsetsProps) {
  const { form } = messages;
  const field = useFields(shareholderApplication, form);
  const part = (name: PartName) => ({ title: form.parts[name], onEnter: () => onEnter(name) });
  return (
    <>
      <FormPart {...part('you')}>
        <div className="pu-form__pair">
          <TextField {...field.text('fullName')} autoComplete="name" />
          <TextField {...field.text('location')} autoComplete="address-level2" />
        </div>
        <TextField {...field.text('email')} type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <FormPart {...part('identity')}>
        <div className="pu-form__pair">
          <TextField {...field.text('mobile')} type="tel" inputMode="tel" autoComplete="tel-national" />
          <TextField
            {...field.text('referralCode')}
            optional={!site.requireReferral}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
        {/* Not masked after blur: it must be compared with the card. */}
        <TextField
          {...field.text('panNumber')}
          className="pu-pan"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <IdentityProof messages={form} />
      </FormPart>
      <FormPart {...part('nominee')} intro={form.nomineeIntro}>
        <div className="pu-form__pair">
          <TextField {...field.text('nomineeName')} autoComplete="off" />
          <Select {...field.text('nomineeRelation')}>
            <Choices values={rules.nomineeRelation.values} labels={form.relations} choose={form.choose} />
          </Select>
        </div>
      </FormPart>
      <FormPart {...part('shares')} intro={form.sharesIntro(formatRupees(figures.sharePrice.value))}>
        <ShareTiles messages={form} />
        <RiskNote />
      </FormPart>
      <FormPart {...part('agree')}>
        <RiskCheck messages={form} />
        <TermsAgreement messages={messages} site={site} />
      </FormPart>
    </>
  );
}
