import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Segmented from 'antd/es/segmented';
import Skeleton from 'antd/es/skeleton';
import { useId } from 'react';
import { account } from '../../content/en/account';
import { common } from '../../content/en/common';
import { type MailLocale, saveSettings, settings } from '../../data/settings';
import { showToast } from '../../state/toasts';
import { ErrorNote } from '../../ui/error-note';
import { errorSentence } from '../../ui/error-sentence';
import { FormError } from '../../ui/form/form-messages';

const copy = account.mails;
const LANGUAGES = (Object.keys(copy.languages) as MailLocale[]).map((value) => ({
  value,
  label: copy.languages[value],
}));

/** In which language the account gets its mails; saved as soon as it is chosen. */
export function MailsCard() {
  const { data, error, refetch } = useQuery(settings());
  const queryClient = useQueryClient();
  const id = useId();
  const save = useMutation({
    mutationFn: (locale: MailLocale) => saveSettings({ locale }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settings().queryKey, saved);
      showToast({ kind: 'success', text: copy.saved });
    },
  });

  return (
    <section className="ad-card ad-account-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <p className="ad-quiet">{copy.intro}</p>
      {!data && error && (
        <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {data && (
        <dl className="ad-rows">
          <div>
            <dt id={`${id}-language`}>{copy.language}</dt>
            <dd>
              <Segmented<MailLocale>
                aria-labelledby={`${id}-language`}
                aria-describedby={`${id}-error`}
                options={LANGUAGES}
                // What was chosen until the server has answered, then what the server has.
                value={save.isPending ? save.variables : data.locale}
                onChange={(locale) => !save.isPending && save.mutate(locale)}
              />
              <p role="status" className="ad-quiet ad-account-card__help">
                {save.isPending && copy.saving}
              </p>
            </dd>
          </div>
        </dl>
      )}
      <FormError
        id={`${id}-error`}
        text={save.isError ? errorSentence(save.error, common.failed) : undefined}
      />
    </section>
  );
}
