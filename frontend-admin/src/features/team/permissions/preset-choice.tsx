import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import { Choices } from '../../../lists/filters/choice-filter';
import { Disclosure } from '../../../ui/disclosure/disclosure';
import { Icon } from '../../../ui/icon';
import {
  compareWithPreset,
  differenceLabel,
  PRESET_NAMES,
  PRESETS,
  type Preset,
  type PresetMatch,
  presetLabel,
  presetOf,
} from './permission-rows';
import type { PermissionsDraft } from './use-permissions-draft';

interface PresetChoiceProps {
  draft: PermissionsDraft;
  isDisabled: boolean;
}

/** The member's preset and the differences to it, with a menu of presets and a button to undo the differences. */
export function PresetChoice({ draft, isDisabled }: PresetChoiceProps) {
  const messages = useMessages(team);
  const { member } = messages;
  const id = useId();
  const [picked, setPicked] = useState<Preset>();
  const match = matchOf(draft, picked);
  const difference = differenceLabel(match, messages);
  const preset = isPreset(match.name) ? match.name : undefined;
  return (
    <div className="ad-member__preset">
      <span id={id} className="ad-member__label">
        {member.choosePreset}
      </span>
      {isDisabled ? (
        <span>{presetLabel(match, messages)}</span>
      ) : (
        <Disclosure
          name={`${member.choosePreset}: ${presetLabel(match, messages)}`}
          buttonClass="ad-member__presets"
          label={
            <>
              <b>{messages.presets[match.name]}</b>
              {difference && <span className="ad-tag ad-tag--pending">{difference}</span>}
            </>
          }
        >
          {(close) => (
            <Choices
              name={member.choosePreset}
              choices={PRESET_NAMES.map((name) => ({ value: name, label: messages.presets[name] }))}
              value={preset}
              onChoose={(name) => {
                if (name) {
                  setPicked(name);
                  draft.replace(PRESETS[name]);
                }
                close();
              }}
            />
          )}
        </Disclosure>
      )}
      {!isDisabled && preset && difference && (
        <Button icon={<Icon name="undo" />} onClick={() => draft.replace(PRESETS[preset])}>
          {member.backToPreset}
        </Button>
      )}
      <span role="status" className="ad-hidden">
        {presetLabel(match, messages)}
      </span>
    </div>
  );
}

/**
 * While permissions are being edited, differences are shown to the chosen or saved preset, until the permissions match
 * another preset exactly.
 */
function matchOf({ held, saved }: PermissionsDraft, picked: Preset | undefined): PresetMatch {
  const current = presetOf(held);
  const before = picked ?? presetOf(saved).name;
  const isWhole = current.added + current.removed === 0 && isPreset(current.name);
  return isWhole || !isPreset(before) ? current : compareWithPreset(before, held);
}

function isPreset(name: PresetMatch['name']): name is Preset {
  return name in PRESETS;
}
