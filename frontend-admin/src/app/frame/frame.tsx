import { useSession } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { type ReactNode, useState } from 'react';
import { NARROW, PHONE, SIDEBAR_COLLAPSES } from '../../browser/media-queries';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { paths } from '../../routing/paths';
import { bulkReasonDrafts } from '../../state/drafts/bulk-reason-drafts';
import { noteDrafts } from '../../state/drafts/note-drafts';
import { usePermissionDrafts } from '../../state/drafts/permission-drafts';
import { reasonDrafts } from '../../state/drafts/reason-drafts';
import { replyDrafts } from '../../state/drafts/reply-drafts';
import { settingsDrafts } from '../../state/drafts/settings-drafts';
import { useLogoutIntent } from '../../state/logout-intent';
import { usePreferences } from '../../state/preferences';
import { recentRecords } from '../../state/recent-records';
import { newRecoveryCodes } from '../../state/recovery-codes';
import { Brand } from '../../ui/brand';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { Icon } from '../../ui/icon';
import { SlotsProvider, useSlots } from '../../ui/panel/slots';
import { Tooltip } from '../../ui/tooltip';
import { useFactorRequirement } from '../live/use-factor-requirement';
import { useLiveUpdates } from '../live/use-live-updates';
import { useDataOfPermissions, usePermissionSync } from '../live/use-permission-sync';
import { usePalette } from '../palette/use-palette';
import { useStoredPreferences } from '../start-page';
import { KeyboardHelp } from './keyboard-help';
import { Navigation } from './navigation';
import { Toasts } from './toasts';
import { TopBar } from './top-bar';
import { UnsavedCodesDialog } from './unsaved-codes-dialog';
import { usePendingInTitle } from './use-pending-counts';
import './frame.css';

interface SidebarProps {
  site: SiteConfig;
  collapsed: boolean;
  /** Absent while the side panel leaves no room for an expanded sidebar. */
  onCollapse?: ((collapsed: boolean) => void) | undefined;
}

function Sidebar({ site, collapsed, onCollapse }: SidebarProps) {
  const frameMessages = useMessages(frame);
  const label = collapsed ? frameMessages.expand : frameMessages.collapse;
  return (
    <nav className="ad-side cf-on-ink" aria-label={frameMessages.navigation}>
      <Link to={paths.dashboard} className="ad-side__brand">
        <Brand site={site} compact={collapsed} />
      </Link>
      <Navigation collapsed={collapsed} />
      {onCollapse && (
        <Tooltip text={collapsed ? label : undefined} placement="right">
          <button
            type="button"
            className="ad-nav__link ad-side__collapse"
            aria-expanded={!collapsed}
            onClick={() => onCollapse(!collapsed)}
          >
            <Icon name={collapsed ? 'expand' : 'collapse'} size={20} />
            <span className={collapsed ? 'ad-hidden' : 'ad-nav__word'}>{label}</span>
          </button>
        </Tooltip>
      )}
    </nav>
  );
}

function PhoneMenu({ site, onClose }: { site: SiteConfig; onClose: () => void }) {
  const frameMessages = useMessages(frame);
  return (
    <ModalDialog
      className="ad-phone-menu cf-on-ink"
      title={<Brand site={site} />}
      closeLabel={frameMessages.closeMenu}
      onClose={onClose}
    >
      <nav aria-label={frameMessages.navigation}>
        <Navigation onChoose={onClose} />
      </nav>
    </ModalDialog>
  );
}

const logOut = () => newRecoveryCodes.confirmLeaving('logout', endSession);

function endSession() {
  useLogoutIntent.setState({ isLoggingOut: true });
  reasonDrafts.clear();
  bulkReasonDrafts.clear();
  recentRecords.clear();
  noteDrafts.clear();
  replyDrafts.clear();
  settingsDrafts.clear();
  usePermissionDrafts.getState().clear();
  void useSession.getState().logout();
}

function FrameParts({ site, children }: { site: SiteConfig; children: ReactNode }) {
  const frameMessages = useMessages(frame);
  useStoredPreferences();
  usePendingInTitle();
  useLiveUpdates();
  usePermissionSync();
  useDataOfPermissions();
  useFactorRequirement();
  const phone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery(NARROW);
  const isTooNarrow = useMediaQuery(SIDEBAR_COLLAPSES);
  const { sidebarCollapsed, collapseSidebar } = usePreferences();
  const [menuOpen, setMenuOpen] = useState(false);
  const { open, palette } = usePalette(logOut);
  const { panelOpen, covered, setPanel, setCover } = useSlots();
  const isForcedCollapsed = panelOpen && isTooNarrow;
  const collapsed = sidebarCollapsed || isForcedCollapsed;
  const frameClass = ['ad-frame', collapsed && 'is-collapsed', panelOpen && 'has-panel']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={frameClass}>
      {/* A panel that covers the page makes it inert; one beside the page leaves it usable. */}
      <div className="ad-frame__behind" inert={panelOpen && isNarrow}>
        <a className="cf-skip-link" href="#ad-main">
          {frameMessages.skip}
        </a>
        {!phone && (
          <Sidebar
            site={site}
            collapsed={collapsed}
            onCollapse={isForcedCollapsed ? undefined : collapseSidebar}
          />
        )}
        <div className="ad-frame__body">
          <div className="ad-frame__covered" inert={covered}>
            <TopBar onSearch={open} onOpenMenu={() => setMenuOpen(true)} onLogOut={logOut} />
          </div>
          <main id="ad-main" className="ad-main" tabIndex={-1}>
            <div className="ad-frame__covered" inert={covered}>
              {children}
            </div>
            <div ref={setCover} />
          </main>
        </div>
      </div>
      <div className="ad-frame__panel" ref={setPanel} />
      {phone && menuOpen && <PhoneMenu site={site} onClose={() => setMenuOpen(false)} />}
      {palette}
      <UnsavedCodesDialog />
      <Toasts />
      <KeyboardHelp />
    </div>
  );
}

/** Sidebar, top bar and the slots that pages fill. */
export function Frame(props: { site: SiteConfig; children: ReactNode }) {
  return (
    <SlotsProvider>
      <FrameParts {...props} />
    </SlotsProvider>
  );
}
