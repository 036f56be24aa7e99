import Alert from 'antd/es/alert';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import { PanelFrame } from '../../../ui/panel/panel-frame';
import { SidePanel } from '../../../ui/panel/slots';
import { MemberPanel } from './member-panel';
import type { useMemberSidePanel } from './use-member-side-panel';

/** The panel of the member in the URL, next to the list or, on a small screen, on top of it. */
export function MemberSidePanel(props: ReturnType<typeof useMemberSidePanel> & { opened: string }) {
  const { opened, member, members, pager, isLeaving, close, stay, leave, openNeighbour } = props;
  const messages = useMessages(team).member;
  let content: ReactNode;
  if (member) {
    content = (
      <MemberPanel
        key={opened}
        member={member}
        lastOwner={members?.find(({ isLastManager }) => isLastManager)}
        isLeaving={isLeaving}
        onStay={stay}
        onLeave={leave}
        onRemoved={openNeighbour}
      />
    );
  } else {
    content = (
      <div className="ad-panel__body" aria-busy={members === undefined}>
        {members ? (
          <Alert type="warning" role="alert" title={messages.notFound} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </div>
    );
  }
  return (
    <SidePanel>
      <PanelFrame
        label={messages.panel}
        previousLabel={messages.previous}
        nextLabel={messages.next}
        goPrevious={pager.goPrevious}
        goNext={pager.goNext}
        where={pager.where}
        onClose={close}
      >
        {content}
      </PanelFrame>
    </SidePanel>
  );
}
