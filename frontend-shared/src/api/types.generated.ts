export interface paths {
    "/api/admin/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at one’s own second factor
         * @description What the caller's account has.
         */
        get: operations["Factors_look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in, second step
         * @description Ends a login that asked for the second factor: with `code` of the authenticator app, with `recoveryCode` or with `passkey`. A wrong one
         *     counts as a wrong password does. The challenge works once and for five minutes.
         */
        post: operations["FactorLogin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey that the browser has created. With the first factor come ten recovery codes. The person is told by mail.
         */
        post: operations["Passkeys_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Takes a passkey away; with the last factor go the recovery codes. The person is told by mail.
         */
        delete: operations["Passkeys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description What `navigator.credentials.create` is to be asked for. The answer must follow within five minutes, from the same session.
         */
        post: operations["Passkeys_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show again that it is you
         * @description Shows again who is at the keyboard: with one of `code`, `recoveryCode`, `passkey` and, for an account without a second
         *     factor, `password`. For ten minutes nothing is asked again. Limited as logins are.
         */
        post: operations["Factors_prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/prove/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to show again that it is you, with a passkey
         * @description What `navigator.credentials.get` is to be asked for, to show a passkey again. The answer must follow within five minutes.
         */
        post: operations["Factors_startProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Ten new recovery codes in the place of all earlier ones.
         */
        post: operations["Factors_replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the lost second factor of another account
         * @description Takes the lost factor of another account away and ends its sessions. The person is told by mail, with the reason.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["FactorReset_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description Begins to set up an authenticator app. It counts once a code of it has confirmed it, within ten minutes.
         */
        post: operations["Factors_startTotp"];
        /**
         * Remove the authenticator app
         * @description Takes the app away; with the last factor go the recovery codes. The person is told by mail.
         */
        delete: operations["Factors_removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/2fa/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app
         * @description Confirms the app by its first code. With the first factor come ten recovery codes. The person is told by mail.
         */
        post: operations["Factors_confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assign-permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what another account may do
         * @description Replaces what another account may do. `adminId` is the caller; nobody changes their own permissions (403), and the
         *     last account that holds `admins:manage` keeps it (409). Takes effect on the next call of that account.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["Administrators_assignPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Entries of the audit log, the newest first, a page at a time. The `Link` header leads to the neighbouring pages.
         *
         *     Needs the permission `audit:read`.
         */
        get: operations["Audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the log is whole
         * @description What the daily look at the whole log found: every entry carries the hash of the one before.
         *
         *     Needs the permission `audit:read`.
         */
        get: operations["Audit_chainCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The e-mail address of one’s own account
         * @description The address that the account has, and one that waits to be confirmed: which of the two has confirmed already.
         */
        get: operations["EmailChange_own"];
        put?: never;
        /**
         * Ask for another e-mail address of one’s own account
         * @description Asks for another address. Both get a link that works once and for 24 hours, and the address changes when both have
         *     confirmed. An earlier request ends. The answer is the same when another account has the address.
         */
        post: operations["EmailChange_request"];
        /**
         * Keep the e-mail address of one’s own account
         * @description Takes the request back: its links work no longer.
         */
        delete: operations["EmailChange_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one’s own password
         * @description Changes the caller's password. Every session of the account ends, and the caller gets a new one with the answer. The
         *     person is told by mail. A wrong current password counts as one at a login.
         */
        post: operations["OwnPassword_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/confirm-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a link to confirm an e-mail address
         * @description What the link of a mail confirms.
         */
        get: operations["EmailConfirmation_look"];
        put?: never;
        /**
         * Confirm an e-mail address by a link
         * @description Confirms the address that the link was sent to. With the second one the address of the account changes: sessions go on,
         *     links to choose a password end, and both addresses are told by mail.
         */
        post: operations["EmailConfirmation_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/confirm-email/{token}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse another e-mail address by a link
         * @description Ends the change, by the link that was sent to the address that the account has.
         */
        post: operations["EmailConfirmation_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a prepared export
         * @description The file, once, for the browser that holds the cookie: CSV in UTF-8, in the order of its list, times in Indian time.
         *     Written to the audit log before the first byte leaves. A file whose connection is cut is not complete.
         */
        get: operations["Exports_fetch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Prepares a file of the audit log, as far as the filters of its list admit it: for 60 seconds its address, with the
         *     cookie of this answer, gives the file once.
         *
         *     Needs the permission `audit:read`.
         */
        post: operations["Exports_prepareAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a link that works once and for 30 minutes, if the address has an account. The answer and its time are the same
         *     when it has none, and when more than 3 links were asked for it in an hour.
         */
        post: operations["PasswordReset_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller and all accounts
         * @description The caller and the list of accounts. Every account may call this; how much it sees depends on `admins:read`.
         */
        get: operations["Administrators_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Logs in. A wrong password and an unknown address get the same answer. After 10 failures in 10 minutes from one
         *     network address, or for one e-mail address, further tries answer 429, right ones too; for the e-mail address the
         *     wait grows to ten minutes. A browser that has logged in to the account before, known by the cookie `admin_device`,
         *     has a count of its own instead.
         */
        post: operations["Session_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey alone
         * @description Logs in with a passkey, without a password. A wrong one counts as a wrong password does.
         */
        post: operations["PasskeyLogin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to log in with a passkey alone
         * @description What `navigator.credentials.get` is to be asked for. The answer must follow within five minutes.
         */
        post: operations["PasskeyLogin_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session at once: its tokens answer 401 from the next call on. The session is the one of the Bearer token or,
         *     when that has expired meanwhile, the one of the refresh cookie.
         */
        post: operations["Session_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s own account
         * @description The caller's own account.
         */
        get: operations["Administrators_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first account, or invite somebody
         * @description Makes an account, in one of two ways. With a Bearer token of an account that holds `admins:manage` and has shown within
         *     the last ten minutes who it is (403, `PROOF_REQUIRED`), somebody is invited: the account has no permissions and cannot log in until the person has chosen a password. Without one, and
         *     while there is no account at all, the header `X-Setup-Token` makes the first account, which holds every permission
         *     and is logged in by the answer.
         */
        post: operations["Registration_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a link to choose a password
         * @description What the link of a mail is for, so that a page says at once when it does not work any more.
         */
        get: operations["PasswordReset_look"];
        put?: never;
        /**
         * Choose a password by a link
         * @description Sets the password. The link is used up, every session of the account ends, and its address is told by mail.
         */
        post: operations["PasswordReset_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reveals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own reveals of the day
         * @description How many PANs the caller has revealed today, and may.
         *
         *     Needs the permission `shareholders:reveal`.
         */
        get: operations["Reveals_today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everywhere
         * @description Finds people and records of every kind that the caller may read: at most five of each, the newest first. Whoever may
         *     read none gets an empty list.
         */
        get: operations["Search_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a fresh access token
         * @description Exchanges the refresh cookie for a new access token and a new cookie. A refresh token shown again within 10 seconds
         *     is answered once more, for tabs that race; later it ends the session everywhere.
         */
        post: operations["Session_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is logged in
         * @description The caller's sessions that have not ended.
         */
        get: operations["OwnSessions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one’s own sessions
         * @description Ends one of the caller's sessions: its tokens answer 401 from the next call on.
         */
        delete: operations["OwnSessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions of one’s own
         * @description Ends all of the caller's sessions but the one that asks.
         */
        post: operations["OwnSessions_endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own settings
         * @description All settings of the caller; those that were never chosen have their default.
         */
        get: operations["Settings_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one’s own settings
         * @description Changes the settings that are sent and leaves the others.
         */
        patch: operations["Settings_change"];
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much there is, and what waits
         * @description Figures of every kind of record that the caller may read, and of the audit log with `audit:read`.
         *
         *     They are those of `asOf`, which is some seconds ago. Weeks and days are Indian ones.
         */
        get: operations["Statistics_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All administrators
         * @description Everyone who has an account or an invitation.
         *
         *     Needs the permission `admins:read`.
         */
        get: operations["Team_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/team/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Sends a new invitation to somebody who has not chosen a password; the link of the earlier one works no longer.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["Team_inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/team/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an administrator, or take an invitation back
         * @description Removes an account, or takes an invitation back: permissions, factors, sessions and links end at once. The audit log
         *     keeps the address. The person is told by mail.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["Team_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/team/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a suspended administrator in again
         * @description Lets a suspended account in again, with the permissions that it had, by a new login. The person is told by mail.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["Team_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/team/{id}/reveals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how many PANs an administrator may reveal in a day
         * @description Changes how many PANs another account may reveal in a day, from now on.
         *
         *     Needs the permission `admins:manage`.
         */
        patch: operations["Team_changeReveals"];
        trace?: never;
    };
    "/api/admin/team/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an administrator
         * @description Ends every session of the account at once, and lets nobody log in to it. The person is told by mail.
         *
         *     Needs the permission `admins:manage`.
         */
        post: operations["Team_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a list
         * @description The caller's own views of a list, then those that others share.
         */
        get: operations["SavedViews_list"];
        put?: never;
        /**
         * Save a view of a list
         * @description Saves a way of looking at a list, for oneself or for everyone who may see it.
         */
        post: operations["SavedViews_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes one of the caller's views; shared with others it is gone for them too.
         */
        delete: operations["SavedViews_remove"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Changes name, query or sharing of one of the caller's views.
         */
        patch: operations["SavedViews_change"];
        trace?: never;
    };
    "/api/apply-factory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description Applications, a page at a time. The `Link` header leads to the neighbouring pages.
         *
         *     Needs the permission `applications:read`.
         */
        get: operations["FactoryApplication_list"];
        put?: never;
        /**
         * Apply for a factory
         * @description Sends a factory application.
         *
         *     Repeating the call with the same `Idempotency-Key` and content gives the same answer and stores nothing new, also
         *     after a lost answer. Those who give an e-mail address are told that it arrived and what was decided.
         */
        post: operations["FactoryApplication_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description One application.
         *
         *     Needs the permission `applications:read`.
         */
        get: operations["FactoryApplication_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who looks after the record
         * @description An account that may read it and is let in, or nobody. The person is told by mail, unless they took it themselves. Asking for what is so already changes nothing. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `applications:review`.
         */
        put: operations["FactoryApplicationCollaboration_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the document of an application
         * @description The document that came with an application, as a download. Written to the audit log before the first byte leaves.
         *
         *     Needs the permission `applications:read`.
         */
        get: operations["FactoryApplication_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an office note
         * @description Whoever may read the record reads it; the person behind the record never does. Colleagues whom it names are told by mail, without its text. The same text by the same person within 10 minutes adds nothing, so that a lost answer can be asked for again.
         *
         *     Needs the permission `applications:review`.
         */
        post: operations["FactoryApplicationCollaboration_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an office note
         * @description Its author can, for 10 minutes. Mails about it have left.
         *
         *     Needs the permission `applications:review`.
         */
        delete: operations["FactoryApplicationCollaboration_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve, reject or reopen an application
         * @description Decides about an application, or reopens it.
         *
         *     From `pending` to `approved` or `rejected`, and from either back to `pending`. Repeating one's own decision answers
         *     200 and sends no mail. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `applications:review`.
         */
        patch: operations["FactoryApplication_changeStatus"];
        trace?: never;
    };
    "/api/apply-factory/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can look after such records
         * @description Every account that may read them and is let in, by e-mail address.
         *
         *     Needs the permission `applications:review`.
         */
        get: operations["FactoryApplicationCollaboration_colleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-factory/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Prepares a file of the list, with its filters and in its order, all pages of it: for 60 seconds its address, with the
         *     cookie of this answer, gives the file once.
         *
         *     Needs the permission `applications:read`.
         */
        post: operations["FactoryApplication_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/browser-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of the browser
         * @description Reports an error of the shell or a remote, for the log of the server. Only pages of this site may. Addresses, names
         *     and numbers in it are struck out before it is written; repeats are counted, not written again.
         */
        post: operations["BrowserErrors_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Messages, a page at a time. The `Link` header leads to the neighbouring pages.
         *
         *     Needs the permission `contacts:read`.
         */
        get: operations["Contact_list"];
        put?: never;
        /**
         * Send a message
         * @description Sends a message to the company.
         *
         *     Repeating the call with the same `Idempotency-Key` and content gives the same answer and stores nothing new, also
         *     after a lost answer. A mail confirms the arrival.
         */
        post: operations["Contact_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description One message. Reading it here does not mark it as read.
         *
         *     Needs the permission `contacts:read`.
         */
        get: operations["Contact_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who looks after the record
         * @description An account that may read it and is let in, or nobody. The person is told by mail, unless they took it themselves. Asking for what is so already changes nothing. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `contacts:update`.
         */
        put: operations["ContactCollaboration_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an office note
         * @description Whoever may read the record reads it; the person behind the record never does. Colleagues whom it names are told by mail, without its text. The same text by the same person within 10 minutes adds nothing, so that a lost answer can be asked for again.
         *
         *     Needs the permission `contacts:update`.
         */
        post: operations["ContactCollaboration_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an office note
         * @description Its author can, for 10 minutes. Mails about it have left.
         *
         *     Needs the permission `contacts:update`.
         */
        delete: operations["ContactCollaboration_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a message as read or new
         * @description Marks a message as read, or as new again.
         *
         *     Marking what is marked so already answers 200 and changes nothing, whoever did it.
         *
         *     Needs the permission `contacts:update`.
         */
        patch: operations["Contact_changeStatus"];
        trace?: never;
    };
    "/api/contact/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can look after such records
         * @description Every account that may read them and is let in, by e-mail address.
         *
         *     Needs the permission `contacts:update`.
         */
        get: operations["ContactCollaboration_colleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Prepares a file of the list, with its filters and in its order, all pages of it: for 60 seconds its address, with the
         *     cookie of this answer, gives the file once.
         *
         *     Needs the permission `contacts:read`.
         */
        post: operations["Contact_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boxes of a day
         * @description What leaves on a day, by PIN code and name, a page at a time.
         *
         *     Whether a subscription has a box is settled as the day begins, Indian time. A box that was marked is listed with the
         *     address and the amount as they were then. The `Link` header leads to the next page.
         *
         *     Needs the permission `subscriptions:read`.
         */
        get: operations["Deliveries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deliveries/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark boxes as delivered or returned
         * @description Marks boxes as delivered or returned, or takes that back.
         *
         *     Each is marked or left on its own, and the answer says of each how it stands. Repeating a call changes nothing.
         *
         *     Needs the permission `subscriptions:update`.
         */
        post: operations["Deliveries_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deliveries/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the boxes of a day
         * @description All boxes of a day together. They change with every mark, while the pages that were read stay.
         *
         *     Needs the permission `subscriptions:read`.
         */
        get: operations["Deliveries_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the download of a large document
         * @description Prepares the download of a record's document: for 60 seconds its address, with the cookie of this answer, gives the
         *     file once. Needs the permission to open such documents: `applications:read`; for identity papers
         *     `shareholders:review` or `shareholders:reveal`.
         */
        post: operations["Downloads_prepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/downloads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a prepared document
         * @description The document, once, for the browser that holds the cookie. Written to the audit log before the first byte leaves.
         */
        get: operations["Downloads_fetch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/razorpay/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask how an online payment stands
         * @description How far the payment of an order has come; Razorpay may have told us before the payer's browser came back. 404 also says
         *     that there is nothing to pay any more: whoever is about to pay asks before.
         */
        post: operations["FirstBoxPayment_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/razorpay/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an online payment
         * @description Confirms a payment with what Razorpay's checkout handed to the browser. Repeatable. 202 while the payer's bank has
         *     approved the payment and Razorpay has not taken the money, 503 when Razorpay does not answer: nobody should then pay
         *     again, and the same call, repeated, brings the answer.
         */
        post: operations["FirstBoxPayment_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/razorpay/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event from Razorpay
         * @description Takes Razorpay's events `payment.authorized`, `payment.captured`, `order.paid`, `payment.failed` and
         *     `refund.processed`, in any order and any number of times.
         *     Others, and those about orders that are not ours, are answered with 200 and change nothing.
         */
        post: operations["FirstBoxPayment_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a presentation to a phone and an audience
         * @description Opens a room for two hours, without an account. The keys are answered once and stored as hashes.
         */
        post: operations["PresentationRooms_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a presentation
         * @description Ends the presentation for everybody, at once.
         */
        delete: operations["PresentationRooms_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms/{code}/clicker-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the key of the phones
         * @description Unlinks all phones. The key that they have opens nothing from this moment on, their streams end, and each finds out as it
         *     connects again (401). Whoever follows without a key stays.
         */
        post: operations["PresentationRooms_replaceClickerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms/{code}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Press a button of the phone
         * @description Asks the presenter's deck for something. A request that is repeated with its id acts once.
         */
        post: operations["PresentationRooms_addCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms/{code}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a presentation
         * @description Server-sent events. Everybody gets `state`, first as it is now; with the presenter's key also each `command` in order
         *     and, as `presence`, how many phones and followers are linked; with the phone's key whether the presenter is there
         *     (`{"presenter":true}`). `end` says that there will be no more. A presenter who comes back with the id of the last event
         *     as `Last-Event-ID` gets the commands since then (the newest hundred at most), one who comes without it those from now on.
         *     A key goes into the `Authorization` header, which `EventSource` cannot send: read the stream with `fetch`.
         */
        get: operations["PresentationRooms_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentation-rooms/{code}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a slide
         * @description Tells the audience and the phones what is shown now. The greatest version counts; what comes late changes nothing.
         */
        put: operations["PresentationRooms_setState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shareholders
         * @description Shareholders, a page at a time. The `Link` header leads to the neighbouring pages.
         *
         *     Needs the permission `shareholders:read`.
         */
        get: operations["Shareholder_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shareholder
         * @description One shareholder, with other applications that name the same PAN, e-mail address or mobile number.
         *
         *     Needs the permission `shareholders:read`.
         */
        get: operations["Shareholder_get"];
        put?: never;
        post?: never;
        /**
         * Delete a shareholder
         * @description Erases an application: record, PAN, papers, waiting mails and notes. The audit log keeps who did it and when.
         *
         *     Needs the permission `shareholders:delete`.
         */
        delete: operations["Shareholder_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who looks after the record
         * @description An account that may read it and is let in, or nobody. The person is told by mail, unless they took it themselves. Asking for what is so already changes nothing. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `shareholders:review`.
         */
        put: operations["ShareholderCollaboration_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}/id-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the identity paper of a shareholder
         * @description The identity paper, as a download. Written to the audit log before the first byte leaves. Whoever has opened 20 within
         *     an hour shows once more who they are (403, `PROOF_REQUIRED`).
         *
         *     Needs the permission `shareholders:review` or `shareholders:reveal`.
         */
        get: operations["Shareholder_idProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an office note
         * @description Whoever may read the record reads it; the person behind the record never does. Colleagues whom it names are told by mail, without its text. The same text by the same person within 10 minutes adds nothing, so that a lost answer can be asked for again.
         *
         *     Needs the permission `shareholders:review`.
         */
        post: operations["ShareholderCollaboration_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an office note
         * @description Its author can, for 10 minutes. Mails about it have left.
         *
         *     Needs the permission `shareholders:review`.
         */
        delete: operations["ShareholderCollaboration_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/{id}/pan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reveal the PAN of a shareholder
         * @description The whole PAN. Written to the audit log before it leaves. An account reveals a number of PANs in a day, 40 unless an
         *     owner has chosen another; the same one again on that day does not count.
         *
         *     Needs the permission `shareholders:reveal`.
         */
        get: operations["Shareholder_pan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to become a shareholder
         * @description Applies to become a shareholder.
         *
         *     Repeating the call with the same `Idempotency-Key` and content gives the same answer and stores nothing new, also
         *     after a lost answer. Mails tell that it arrived and what was decided. Nothing of the identity papers is answered.
         */
        post: operations["Shareholder_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/approval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, reject or reopen a shareholder
         * @description Decides about an application, or reopens it.
         *
         *     From `pending` to `approved` or `rejected`, and from either back to `pending`. Repeating one's own decision answers
         *     200 and sends no mail. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `shareholders:review`.
         */
        put: operations["Shareholder_decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can look after such records
         * @description Every account that may read them and is let in, by e-mail address.
         *
         *     Needs the permission `shareholders:review`.
         */
        get: operations["ShareholderCollaboration_colleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shareholder/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Prepares a file of the list, with its filters and in its order, all pages of it: for 60 seconds its address, with the
         *     cookie of this answer, gives the file once.
         *
         *     Needs the permission `shareholders:read`.
         */
        post: operations["Shareholder_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Subscriptions, a page at a time. The `Link` header leads to the neighbouring pages.
         *
         *     Needs the permission `subscriptions:read`.
         */
        get: operations["Subscription_list"];
        put?: never;
        /**
         * Subscribe to the spice club
         * @description Subscribes to a monthly box of spices.
         *
         *     Repeating the call with the same `Idempotency-Key` and content gives the same answer and stores nothing new, also
         *     after a lost answer. With `paymentMethod: razorpay` the answer carries `razorpayKey` and `order` for Razorpay's
         *     checkout, which pays the first box. When Razorpay does not answer, this is a 503 although the subscription is stored:
         *     the same call, repeated, brings the order. It is a 409 once the subscription was cancelled unpaid.
         */
        post: operations["Subscription_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description One subscription.
         *
         *     Needs the permission `subscriptions:read`.
         */
        get: operations["Subscription_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who looks after the record
         * @description An account that may read it and is let in, or nobody. The person is told by mail, unless they took it themselves. Asking for what is so already changes nothing. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `subscriptions:update`.
         */
        put: operations["SubscriptionCollaboration_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an office note
         * @description Whoever may read the record reads it; the person behind the record never does. Colleagues whom it names are told by mail, without its text. The same text by the same person within 10 minutes adds nothing, so that a lost answer can be asked for again.
         *
         *     Needs the permission `subscriptions:update`.
         */
        post: operations["SubscriptionCollaboration_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an office note
         * @description Its author can, for 10 minutes. Mails about it have left.
         *
         *     Needs the permission `subscriptions:update`.
         */
        delete: operations["SubscriptionCollaboration_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause, resume or cancel a subscription
         * @description Pauses, resumes or cancels a subscription.
         *
         *     From `active` to `paused` and back, and from either to `cancelled`, which is final. Repeating one's own change answers
         *     200 and sends no mail. A 409 carries the record as it is now in `data`.
         *
         *     Needs the permission `subscriptions:update`.
         */
        patch: operations["Subscription_changeStatus"];
        trace?: never;
    };
    "/api/subscription/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can look after such records
         * @description Every account that may read them and is let in, by e-mail address.
         *
         *     Needs the permission `subscriptions:update`.
         */
        get: operations["SubscriptionCollaboration_colleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Prepares a file of the list, with its filters and in its order, all pages of it: for 60 seconds its address, with the
         *     cookie of this answer, gives the file once.
         *
         *     Needs the permission `subscriptions:read`.
         */
        post: operations["Subscription_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code
         * @description Sends a code of six digits to the address on file, if reference and e-mail belong together. The answer and its time
         *     are the same when they do not. The code works once and for ten minutes; a newer one replaces it.
         */
        post: operations["Track_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a record with a code
         * @description Opens the record for fifteen minutes. A code is dead after five tries.
         */
        post: operations["Track_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the opened record, or act on it
         * @description Answers the opened record as it is now, after the action if one is asked for: a subscriber pauses, resumes or cancels,
         *     an applicant withdraws, anyone has everything about the record erased unless a law asks for it (409). Repeating an
         *     action changes nothing.
         */
        post: operations["Track_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/remotes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the remotes are
         * @description Read again whenever REMOTES_CONFIG changes.
         */
        get: operations["SiteConfig_remotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/site.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the company is
         * @description Names, addresses, links and switches of this site.
         */
        get: operations["SiteConfig_site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Says that the process runs; nothing else is looked at.
         */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the service take requests?
         * @description Says whether requests can be served: database reachable and schema prepared. Beside that, what was given up.
         */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityFiguresView: {
            /**
             * @description In the last seven times 24 hours; counted up to 10,000.
             * @example 27
             */
            lastWeek: number;
            /**
             * @description In the seven times 24 hours before; counted up to 10,000.
             * @example 31
             */
            weekBefore: number;
        };
        AdminAccount: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @example asha@example.org */
            email: string;
            /**
             * @description What the account may do, in a fixed order.
             * @example [
             *       "applications:read",
             *       "applications:review"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
        };
        AdminInfo: {
            /** @description The caller. */
            adminInfo: components["schemas"]["AdminAccount"];
            /** @description All accounts by e-mail address; without `admins:read` only the caller. */
            users: components["schemas"]["AdminUser"][];
        };
        AdminProfile: {
            /** @description The caller. */
            admin: components["schemas"]["AdminAccount"];
            /** @example Profile fetched */
            message: string;
        };
        AdminSettings: {
            /**
             * @description Colours of the console; `system`: those of the device.
             * @example dark
             */
            colours: components["schemas"]["ColourChoice"];
            /**
             * @description How close the rows of lists stand.
             * @example compact
             */
            density: components["schemas"]["Density"];
            /**
             * @description Language of the console and of the mails about the account.
             * @example hi
             */
            locale: components["schemas"]["MailLocale"];
            /**
             * @description Single keys act, such as J for the next record.
             * @example true
             */
            shortcuts: boolean;
            /**
             * @description Screen that a login leads to, by the last step of its address.
             * @example applications
             */
            startPage: components["schemas"]["StartPage"];
        };
        AdminUser: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @example asha@example.org */
            email: string;
            /**
             * @description What the account may do, in a fixed order.
             * @example [
             *       "applications:read",
             *       "applications:review"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description `invited`: the person has not chosen a password yet and cannot log in. `suspended`: nobody gets in.
             * @example active
             * @enum {string}
             */
            state: "active" | "invited" | "suspended";
        };
        ApplicationAccepted: {
            data: components["schemas"]["ApplicationReceipt"];
            /** @example Application submitted successfully */
            message: string;
        };
        ApplicationHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the administrator; absent on arrival and when the person behind the record did it.
             * @example reviewer@example.org
             */
            by?: string;
            /** @example Your eight years at the mill convinced the committee. */
            reason?: string;
            /** @example approved */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description It took the change before it back before anybody was told of that one.
             * @example true
             */
            undo?: boolean;
        };
        ApplicationReceipt: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /**
             * @description To be read out.
             * @example FA-7K3M9Q
             */
            reference: string;
            /** @example pending */
            status: components["schemas"]["ReviewStatus"];
        };
        ApplicationStatusChanged: {
            /** @description The application as it is now. */
            data: components["schemas"]["ApplicationView"];
            /** @example Application approved */
            message: string;
        };
        ApplicationView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @description Who looks after it; absent when nobody does. */
            assignee?: components["schemas"]["ColleagueView"];
            business_idea: components["schemas"]["BusinessIdea"];
            /** @description Absent when the client named no version. */
            consent?: components["schemas"]["ConsentView"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            document?: components["schemas"]["DocumentView"];
            /** @example sunita@example.org */
            email?: string;
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["ApplicationHistoryView"][];
            /**
             * @description Language of the mails.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /** @example Hajipur, Bihar */
            location: string;
            /** @example 9876543210 */
            mobile?: string;
            /** @example Sunita Devi */
            name: string;
            /** @description What the office wrote about it, oldest first; absent in lists, and when there is nothing. */
            notes?: components["schemas"]["NoteView"][];
            /** @example I ran the packing line of a spice mill for eight years. */
            past_experience?: string;
            /**
             * @description To be read out.
             * @example FA-7K3M9Q
             */
            reference: string;
            required_amount: components["schemas"]["RequiredAmount"];
            /** @example pending */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description Path of the document; absent when none was sent.
             * @example /api/apply-factory/65f1c0ffee65f1c0ffee65f1/document
             */
            supporting_document?: string;
            /**
             * @description Looks as if a program sent it; its mails are held.
             * @example false
             */
            suspect: boolean;
        };
        ApplyFactoryForm: {
            /** @example Agriculture & Food Processing */
            business_idea: components["schemas"]["BusinessIdea"];
            /**
             * @description Version of the privacy notice that was shown and agreed to; stored with time and language.
             * @example 2025-01
             */
            consentVersion?: string;
            /**
             * @description Milliseconds from showing the form to sending it; under 3000 counts as suspect. Left out by programs.
             * @example 45000
             */
            elapsedMs?: number;
            /**
             * Format: email
             * @description Where we write to; without it there are no mails.
             * @example sunita@example.org
             */
            email?: string;
            /**
             * @description Where the factory is to stand.
             * @example Hajipur, Bihar
             */
            location: string;
            /**
             * @description Where we call.
             * @example 9876543210
             */
            mobile?: string;
            /** @example Sunita Devi */
            name: string;
            /**
             * @description What the applicant has done so far.
             * @example I ran the packing line of a spice mill for eight years.
             */
            past_experience?: string;
            /** @example ₹25 Lacs - ₹50 Lacs */
            required_amount: components["schemas"]["RequiredAmount"];
            /**
             * Format: binary
             * @description One PDF, DOC, PPT or DOCX file of at most 10 MB.
             */
            supporting_document?: string;
            /**
             * @description Not shown to people. When it is filled in, the record is suspect and its mails are held.
             * @example
             */
            website?: string;
        };
        AssigneeForm: {
            /**
             * @description Account that is to look after the record; null or absent for nobody.
             * @example 65f1c0ffee65f1c0ffee65f1
             */
            adminId?: string;
            /**
             * @description Account that the caller saw looking after it; null or absent for nobody. When another does by now, the answer is 409 with the current record.
             * @example 65f1c0ffee65f1c0ffee65f1
             */
            expected?: string;
        };
        AuditActorView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            adminId: string;
            /** @example office@example.org */
            email: string;
        };
        AuditEntryView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @example application.status_changed */
            action: string;
            /** @description null: nobody signed in (a failed login, the command line, the server itself). */
            actor: components["schemas"]["AuditActorView"] | null;
            /** @description What changed, as it is since. */
            after?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2025-01-31T05:00:00.000Z
             */
            at: string;
            /** @description What changed, as it was. */
            before?: {
                [key: string]: unknown;
            };
            /** @description Whatever else explains the entry. */
            detail?: {
                [key: string]: unknown;
            };
            /**
             * @description Network address of the caller, or what stands for one.
             * @example 192.0.2.1
             */
            from?: string;
            subject?: components["schemas"]["AuditSubjectView"];
        };
        AuditSubjectView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            id: string;
            /** @example factory-application */
            kind: string;
            /**
             * @description Gone once the record is erased.
             * @example FA-7K3M9Q
             */
            reference?: string;
        };
        BoxesMarked: {
            /** @description One for each id, in the order of the call. */
            data: components["schemas"]["MarkedBox"][];
            /** @example Boxes marked */
            message: string;
        };
        /** @enum {string} */
        BoxStatus: "planned" | "delivered" | "returned";
        BrowserErrorReport: {
            /**
             * @description Build of the shell: the hash in the name of its main script.
             * @example 0a1b2c3d
             */
            build?: string;
            /**
             * @description Column in that line.
             * @example 20481
             */
            column?: number;
            /**
             * @description `script-lost`: a script did not come, all tries included. `error`, `unhandled-rejection`: nobody caught it. `remote-failed`: in place of a remote, or of a page of the console, stands that it failed.
             * @enum {string}
             */
            kind: "script-lost" | "error" | "unhandled-rejection" | "remote-failed";
            /**
             * @description Line in the script.
             * @example 1
             */
            line?: number;
            /**
             * @description Name and message of the error.
             * @example TypeError: x is not a function
             */
            message: string;
            /**
             * @description Path of the address, without query and fragment. The log has the page that it leads to.
             * @example /hi/apply
             */
            page: string;
            /**
             * @description Path of the script, the hash in its name included, without query.
             * @example /remotes/public/assets/483.0a1b2c3d.js
             */
            script?: string;
        };
        /** @enum {string} */
        BusinessIdea: "Agriculture & Food Processing" | "FMCG & Personal Care" | "Retail & Supermarket" | "Electronics & Appliances" | "Apparel & Textiles" | "Healthcare & Pharma" | "Education & Training" | "Infrastructure & Mining" | "Paper & Packaging" | "Logistics & Transport" | "Automobile" | "Other";
        ChainCheckView: {
            /**
             * Format: date-time
             * @description When; absent in the first minute of a new installation. It happens once a day.
             * @example 2025-01-31T05:00:00.000Z
             */
            checkedAt?: string;
            /**
             * @description Entries in the log at that time.
             * @example 41206
             */
            entries?: number;
            /**
             * @description How many were changed, or are missing. `npm run admin -- verify-audit` says which.
             * @example 0
             */
            problems?: number;
        };
        ChangeContactStatus: {
            /**
             * @description The message is genuine: takes the suspect mark off and lets its held mail go.
             * @example false
             */
            clearSuspect?: boolean;
            /**
             * @description The status that the administrator saw. The answer is 409 when the message has another one by now, unless it is the one asked for.
             * @example new
             */
            expectedStatus?: components["schemas"]["ContactStatus"];
            /**
             * @description `read` once it was opened, `new` to leave it for later. Other letter case is accepted.
             * @example read
             */
            status: components["schemas"]["ContactStatus"];
        };
        ChangeSubscriptionStatus: {
            /**
             * @description The subscription is genuine: takes the suspect mark off and lets its held mails go.
             * @example false
             */
            clearSuspect?: boolean;
            /**
             * @description The status that was seen. When it is not so any more, the answer is 409 with the current record.
             * @example active
             */
            expectedStatus?: components["schemas"]["SubscriptionStatus"];
            /**
             * @description The subscriber may read it.
             * @example You asked us on the telephone to wait until March.
             */
            reason?: string;
            /**
             * @description `paused`, `active` to resume, or `cancelled`, which is final. Other letter case is accepted.
             * @example paused
             */
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * @description The mail waits ten seconds; going back within them takes it back, and no mail is sent.
             * @example true
             */
            undoable?: boolean;
        };
        CheckoutOrder: {
            /**
             * @description In paise.
             * @example 200000
             */
            amount: number;
            /** @enum {string} */
            currency: "INR";
            /**
             * @description Razorpay’s `order_id`.
             * @example order_NXy8zQm1pV2h3K
             */
            id: string;
            /**
             * @description The reference of the subscription.
             * @example SP-7K3M9Q
             */
            receipt: string;
        };
        ClickerKeyReplaced: {
            data: components["schemas"]["ClickerKeyView"];
            /** @example Phones unlinked */
            message: string;
        };
        ClickerKeyView: {
            /**
             * @description For the next phone. Shown once.
             * @example Qm4tZ9f0s6JkVb2x8RdNLA
             */
            clickerKey: string;
        };
        ColleagueView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            adminId: string;
            /** @example ravi@example.org */
            email: string;
        };
        /**
         * @description Colours of the console; `system`: those of the device.
         * @enum {string}
         */
        ColourChoice: "system" | "light" | "dark";
        ConfirmedPayment: {
            /**
             * @example paid
             * @enum {string}
             */
            payment: "paid" | "authorized";
            /**
             * @description Of the subscription.
             * @example SP-7K3M9Q
             */
            reference: string;
        };
        ConsentView: {
            /**
             * Format: date-time
             * @example 2025-11-05T10:15:30.000Z
             */
            at: string;
            /**
             * @description Language of the texts that were shown.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /**
             * @description Version of the privacy notice that was shown.
             * @example 2025-11-01
             */
            privacyVersion?: string;
            /**
             * @description Version of the terms, where the form asks to agree to them.
             * @example 2025-11-01
             */
            termsVersion?: string;
        };
        ContactAccepted: {
            data: components["schemas"]["ContactReceipt"];
            /** @example Message sent successfully! We'll get back to you within 24 hours. */
            message: string;
        };
        ContactForm: {
            /**
             * @description Version of the privacy notice that was shown and agreed to; stored with time and language.
             * @example 2025-01
             */
            consentVersion?: string;
            /**
             * @description Milliseconds from showing the form to sending it; under 3000 counts as suspect. Left out by programs.
             * @example 45000
             */
            elapsedMs?: number;
            /**
             * Format: email
             * @description Where the answer goes.
             * @example asha@example.org
             */
            email: string;
            /** @example When does the water plant open? */
            message: string;
            /** @example Asha Kumari */
            name: string;
            /**
             * @deprecated
             * @description Accepted from older clients and ignored.
             * @example New
             */
            status?: string;
            /** @example General Inquiry */
            subject: components["schemas"]["ContactSubject"];
            /**
             * @description Not shown to people. When it is filled in, the record is suspect and its mails are held.
             * @example
             */
            website?: string;
        };
        ContactHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the administrator; absent on arrival and when the person behind the record did it.
             * @example reviewer@example.org
             */
            by?: string;
            /** @example Your eight years at the mill convinced the committee. */
            reason?: string;
            /** @example read */
            status: components["schemas"]["ContactStatus"];
            /**
             * @description It took the change before it back before anybody was told of that one.
             * @example true
             */
            undo?: boolean;
        };
        ContactReceipt: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /**
             * @description To be read out.
             * @example CM-7K3M9Q
             */
            reference: string;
            /** @example new */
            status: components["schemas"]["ContactStatus"];
        };
        /** @enum {string} */
        ContactStatus: "new" | "read";
        ContactStatusChanged: {
            /** @description The message as it is now. */
            data: components["schemas"]["ContactView"];
            /** @example Message marked as read */
            message: string;
        };
        /** @enum {string} */
        ContactSubject: "General Inquiry" | "Become a Shareholder" | "Apply for Factory" | "Investment Questions" | "Partnership Opportunities" | "Technical Support" | "Media & Press" | "Other";
        ContactView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @description Who looks after it; absent when nobody does. */
            assignee?: components["schemas"]["ColleagueView"];
            /** @description Absent when the client named no version. */
            consent?: components["schemas"]["ConsentView"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @example asha@example.org */
            email: string;
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["ContactHistoryView"][];
            /**
             * @description Language of the mails.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /** @example When does the water plant open? */
            message: string;
            /** @example Asha Kumari */
            name: string;
            /** @description What the office wrote about it, oldest first; absent in lists, and when there is nothing. */
            notes?: components["schemas"]["NoteView"][];
            /**
             * @description To be read out.
             * @example CM-7K3M9Q
             */
            reference: string;
            /** @example new */
            status: components["schemas"]["ContactStatus"];
            subject: components["schemas"]["ContactSubject"];
            /**
             * @description Looks as if a program sent it; its mails are held.
             * @example false
             */
            suspect: boolean;
        };
        Credentials: {
            /**
             * Format: email
             * @example asha@example.org
             */
            email: string;
            /**
             * Format: password
             * @example correct horse battery staple
             */
            password: string;
        };
        DailyRevealsView: {
            /**
             * @description As many as the account may reveal in a day.
             * @example 40
             */
            perDay: number;
            /**
             * Format: date-time
             * @description When the next day begins.
             * @example 2025-01-15T18:30:00.000Z
             */
            resetsAt: string;
            /**
             * @description Records whose PAN was revealed today; each counts once.
             * @example 6
             */
            used: number;
        };
        DeliveryTotals: {
            /**
             * @description Subscriptions with a box.
             * @example 27
             */
            boxes: number;
            /**
             * @description Cash of those that were delivered, in rupees.
             * @example 2000
             */
            collected: number;
            /**
             * Format: date
             * @description Indian day on which they leave.
             * @example 2025-12-15
             */
            day: string;
            /** @example 20 */
            delivered: number;
            /**
             * @description The day has come: boxes can be marked.
             * @example true
             */
            hasCome: boolean;
            /**
             * Format: date
             * @description The last day that has a list.
             * @example 2025-12-15
             */
            nextDay: string;
            /** @description What is in them, in the order of the packs. */
            packs: components["schemas"]["PacksView"][];
            /** @example 1 */
            returned: number;
            /**
             * @description Cash that all of them bring, in rupees.
             * @example 2000
             */
            toCollect: number;
        };
        DeliveryView: {
            /** @example House 7, Station Road, Hajipur, Bihar */
            address: string;
            /** @example 9123456780 */
            altMobile?: string;
            /**
             * @description In rupees; only of a box that was delivered.
             * @example 2000
             */
            collected?: number;
            combo: components["schemas"]["SpiceCombo"];
            /**
             * Format: date-time
             * @example 2025-01-16T10:15:00.000Z
             */
            markedAt?: string;
            /**
             * @description Who marked it.
             * @example meera@example.org
             */
            markedBy?: string;
            /** @example 9876543210 */
            mobile: string;
            /** @example Asha Kumari */
            name: string;
            /** @example 844101 */
            pinCode: string;
            /** @example 1 */
            quantity: number;
            /**
             * @description To be read out.
             * @example SP-7K3M9Q
             */
            reference: string;
            /** @example planned */
            status: components["schemas"]["BoxStatus"];
            /** @description How the subscription stands by now; only while the box is planned. */
            subscription?: components["schemas"]["SubscriptionStatus"];
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            subscriptionId: string;
            /**
             * @description The form looked like one sent by a machine; only while the box is planned.
             * @example true
             */
            suspect?: boolean;
            /**
             * @description Cash, in rupees; 0 when the first box was paid online.
             * @example 2000
             */
            toCollect: number;
        };
        /**
         * @description How close the rows of lists stand.
         * @enum {string}
         */
        Density: "comfortable" | "compact";
        DocumentView: {
            /**
             * @description As the applicant called it.
             * @example plan.pdf
             */
            name: string;
            /**
             * @description In bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description Media type that its content was found to be.
             * @example application/pdf
             */
            type: string;
        };
        DownloadAddress: {
            /**
             * @description Seconds in which the download must begin.
             * @example 60
             */
            expiresIn: number;
            /** @example /api/downloads/2V0kq1n3Yw5sQ8mB7xTzRg */
            path: string;
        };
        DownloadPrepared: {
            data: components["schemas"]["DownloadAddress"];
            /** @example Download prepared */
            message: string;
        };
        EffectBacklog: {
            /**
             * @description Records of which a mail or an entry of the audit log was given up. They do not make the service unavailable.
             * @example 0
             */
            dead: number;
        };
        EmailChangeEnded: {
            /** @example The e-mail address stays as it is. */
            message: string;
        };
        EmailChangeRequest: {
            /**
             * Format: email
             * @description The address that the account is to have.
             * @example asha.devi@example.org
             */
            email: string;
        };
        EmailChangeRequested: {
            change: components["schemas"]["PendingEmailChange"];
            /** @example Please confirm at both addresses. */
            message: string;
        };
        EmailConfirmed: {
            /**
             * @description Whether both have confirmed, so that the address has changed.
             * @example true
             */
            isChanged: boolean;
            /** @example The e-mail address is changed. */
            message: string;
        };
        EmailLinkView: {
            /**
             * @description Where the link was sent: to the address that the account has or to the one it is to have.
             * @enum {string}
             */
            address: "current" | "new";
            /**
             * @description The address that the account has.
             * @example a•••@example.org
             */
            currentEmail: string;
            /**
             * Format: date-time
             * @description Works until then.
             * @example 2025-01-16T10:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description This link was used; the other address is still to confirm.
             * @example false
             */
            isConfirmed: boolean;
            /**
             * @description The other address has confirmed, so that this one decides.
             * @example true
             */
            isOtherConfirmed: boolean;
            /**
             * @description The address that it is to have.
             * @example asha.devi@example.org
             */
            newEmail: string;
        };
        ErasedRecord: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
        };
        /**
         * @description Stable word for programs.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "UNAUTHENTICATED" | "FORBIDDEN" | "SECOND_FACTOR_REQUIRED" | "PROOF_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RANGE_NOT_SATISFIABLE" | "IDEMPOTENCY_MISMATCH" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE" | "STORAGE_FULL";
        ErrorEnvelope: {
            /** @description Stable word for programs. */
            code: components["schemas"]["ErrorCode"];
            /**
             * @description The same sentence; kept for clients that read this field.
             * @example Please correct the marked fields.
             */
            error: string;
            /**
             * @description Sentences by field name; present when fields are wrong.
             * @example {
             *       "name": [
             *         "Name is required."
             *       ]
             *     }
             */
            fields?: {
                [key: string]: string[];
            };
            /**
             * @description Sentence for people.
             * @example Please correct the marked fields.
             */
            message: string;
            /**
             * @description Stable words for programs, by field name; present when a file is refused.
             * @example {
             *       "idProof": "locked"
             *     }
             */
            reasons?: {
                [key: string]: "type" | "content" | "newer-format" | "empty" | "too-large" | "damaged" | "locked" | "macros" | "active-content" | "attachments" | "second-file" | "unpacks-huge" | "virus" | "too-complex" | "too-many-pixels" | "too-few-pixels" | "name" | "one-file-only" | "storage-full";
            };
            /**
             * @description Names this request in the server log; quote it when asking for help.
             * @example b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11
             */
            requestId: string;
            /**
             * @description The HTTP status, repeated.
             * @example 400
             */
            statusCode: number;
        };
        EventTaken: {
            /** @example Event taken */
            message: string;
        };
        ExportAddress: {
            /**
             * @description Seconds in which the download must begin.
             * @example 60
             */
            expiresIn: number;
            /** @example /api/admin/exports/2V0kq1n3Yw5sQ8mB7xTzRg */
            path: string;
        };
        ExportPrepared: {
            data: components["schemas"]["ExportAddress"];
            /** @example Export prepared */
            message: string;
        };
        FactorAdded: {
            /** @example Second factor added */
            message: string;
            /**
             * @description Shown only now; absent when the account had some.
             * @example [
             *       "7K3M-9Q2D",
             *       "W8XE-51TA"
             *     ]
             */
            recoveryCodes?: string[];
        };
        FactorChallenge: {
            /**
             * @description Says that the password was right. Works once.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYxIn0.c2ln
             */
            challenge: string;
            /**
             * @description Seconds in which the second factor must follow.
             * @example 300
             */
            expiresIn: number;
            /** @example Second factor required */
            message: string;
            /** @description What the account can show. */
            methods: components["schemas"]["FactorMethod"][];
            /** @description What the browser is to be asked for to show a passkey; absent when the account has none. */
            passkey?: components["schemas"]["PasskeyRequestOptions"];
        };
        FactorChanged: {
            /** @example Second factor removed */
            message: string;
        };
        FactorLogin: {
            /**
             * Format: password
             * @description The challenge that the login answered.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYxIn0.c2ln
             */
            challenge: string;
            /**
             * @description The six digits that the authenticator app shows now.
             * @example 407118
             */
            code?: string;
            /** @description What the browser answered about a passkey. */
            passkey?: components["schemas"]["PasskeyAssertion"];
            /**
             * Format: password
             * @description One of the recovery codes, in capital or small letters, with or without the dash.
             * @example 7K3M-9Q2D
             */
            recoveryCode?: string;
        };
        /**
         * @description What the account can show.
         * @enum {string}
         */
        FactorMethod: "totp" | "passkey" | "recovery-code";
        FactorReset: {
            /**
             * @description Told to the person, and kept in the audit log.
             * @example The phone was lost; confirmed by telephone.
             */
            reason: string;
            /**
             * @description The account whose second factor is lost.
             * @example 65f1c0ffee65f1c0ffee65f2
             */
            userId: string;
        };
        ForgottenPassword: {
            /**
             * Format: email
             * @example asha@example.org
             */
            email: string;
        };
        GrievanceContact: {
            /**
             * Format: email
             * @description Where complaints about personal data go.
             * @example asha@example.org
             */
            email: string;
            /** @description Name of the grievance officer. */
            name?: string;
            phone?: string;
        };
        HeldPaymentView: {
            /**
             * @description Razorpay’s payment.
             * @example pay_NXy9aTq4rW5j6L
             */
            paymentId: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:17:58.000Z
             */
            since: string;
        };
        KindFiguresView: {
            /**
             * @description Without the statuses that no record has.
             * @example {
             *       "approved": 312,
             *       "pending": 14,
             *       "rejected": 41
             *     }
             */
            byStatus: {
                [key: string]: number;
            };
            /**
             * @description Arrived in the last seven times 24 hours.
             * @example 18
             */
            lastWeek: number;
            /**
             * Format: date-time
             * @description When the oldest arrived that is still as it came in: unread, pending, active.
             * @example 2025-11-15T06:12:00.000Z
             */
            oldestWaiting?: string;
            /** @example 367 */
            total: number;
            /**
             * @description Arrived in the seven times 24 hours before.
             * @example 30
             */
            weekBefore: number;
            /** @description The last eight weeks, the oldest first; the present one is the last. */
            weeks: components["schemas"]["WeekView"][];
        };
        Liveness: {
            /** @example ok */
            status: string;
        };
        LoggedOut: {
            /** @example Logged out successfully */
            message: string;
        };
        MailBacklog: {
            /**
             * @description Mails given up after the last try. They do not make the service unavailable.
             * @example 0
             */
            dead: number;
            /**
             * @description Mails still to be sent.
             * @example 0
             */
            pending: number;
        };
        /**
         * @description Language of the invitation, of later mails and of the console; English when absent. Its owner can change it.
         * @enum {string}
         */
        MailLocale: "en" | "hi";
        MarkBoxes: {
            /**
             * Format: date
             * @description Indian day on which the boxes left.
             * @example 2025-01-15
             */
            day: string;
            /**
             * @description What was seen. A box of which something else is known by now is left as it is.
             * @example planned
             */
            expected?: components["schemas"]["BoxStatus"];
            /**
             * @description `delivered`, `returned`, or `planned` to take either back.
             * @example delivered
             */
            status: components["schemas"]["BoxStatus"];
            /**
             * @description Whose boxes they are; none twice.
             * @example [
             *       "65f1c0ffee65f1c0ffee65f1"
             *     ]
             */
            subscriptionIds: string[];
        };
        MarkedBox: {
            /**
             * @description Who marked it so.
             * @example meera@example.org
             */
            markedBy?: string;
            /** @example done */
            outcome: components["schemas"]["MarkOutcome"];
            /**
             * @description How the box stands now, if there is one.
             * @example planned
             */
            status?: components["schemas"]["BoxStatus"];
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            subscriptionId: string;
        };
        /** @enum {string} */
        MarkOutcome: "done" | "not_of_day" | "marked_otherwise";
        MessageFiguresView: {
            /**
             * @description Without the statuses that no record has.
             * @example {
             *       "approved": 312,
             *       "pending": 14,
             *       "rejected": 41
             *     }
             */
            byStatus: {
                [key: string]: number;
            };
            /**
             * @description Arrived in the last seven times 24 hours.
             * @example 18
             */
            lastWeek: number;
            /**
             * Format: date-time
             * @description When the oldest arrived that is still as it came in: unread, pending, active.
             * @example 2025-11-15T06:12:00.000Z
             */
            oldestWaiting?: string;
            replies: components["schemas"]["ReplyClockView"];
            /** @example 367 */
            total: number;
            /**
             * @description Arrived in the seven times 24 hours before.
             * @example 30
             */
            weekBefore: number;
            /** @description The last eight weeks, the oldest first; the present one is the last. */
            weeks: components["schemas"]["WeekView"][];
        };
        NameMatch: {
            /**
             * @description The first that is not in it.
             * @example 4
             */
            end: number;
            /**
             * @description In UTF-16 units.
             * @example 0
             */
            start: number;
        };
        NewAdministrator: {
            /**
             * Format: email
             * @example ravi@example.org
             */
            email: string;
            /**
             * @description Language of the invitation, of later mails and of the console; English when absent. Its owner can change it.
             * @example hi
             */
            locale?: components["schemas"]["MailLocale"];
            /**
             * Format: password
             * @description Required with the set-up token. In an invitation it is checked and not kept: the person invited chooses one. At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.
             * @example correct horse battery staple
             */
            password?: string;
        };
        NewRecoveryCodes: {
            /** @example Recovery codes replaced */
            message: string;
            /**
             * @description Shown only now. Earlier ones do not work any more.
             * @example [
             *       "7K3M-9Q2D",
             *       "W8XE-51TA"
             *     ]
             */
            recoveryCodes: string[];
        };
        NextBoxesView: {
            /** @example 402 */
            boxes: number;
            /**
             * @description To be collected on delivery, in rupees; without first boxes that were paid online.
             * @example 731000
             */
            cash: number;
            /**
             * Format: date
             * @description The next 15th, today included.
             * @example 2025-12-15
             */
            day: string;
            /**
             * @description Subscriptions, each of which goes to one address.
             * @example 362
             */
            deliveries: number;
            packs: components["schemas"]["PackCountView"][];
        };
        /** @enum {string} */
        NomineeRelation: "Spouse" | "Parent" | "Child" | "Sibling" | "Other";
        NoteForm: {
            /**
             * @description Colleagues who may read such records are named as `@name@example.org`, and told by mail where they are mentioned.
             * @example @ravi@example.org, please call her about the rent agreement.
             */
            text: string;
        };
        NoteView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the author.
             * @example asha@example.org
             */
            by: string;
            /**
             * Format: date-time
             * @description Until then its author can delete it.
             * @example 2025-01-06T09:40:00.000Z
             */
            deletableUntil: string;
            /**
             * @description E-mails of the colleagues whom the text names, who were told.
             * @example [
             *       "ravi@example.org"
             *     ]
             */
            mentions: string[];
            /** @example @ravi@example.org, please call her about the rent agreement. */
            text: string;
        };
        OfferedFile: {
            /**
             * @description Where it is, on this site.
             * @example /presentation.pdf
             */
            address: string;
            /**
             * @description Its size.
             * @example 1258291
             */
            bytes: number;
        };
        OfferedPresentation: {
            en: components["schemas"]["OfferedFile"];
            hi: components["schemas"]["OfferedFile"];
        };
        OpenedRoomView: {
            /**
             * @description For the phone. Shown once.
             * @example Qm4tZ9f0s6JkVb2x8RdNLA
             */
            clickerKey: string;
            /**
             * @description To be shown as `K7Q M42`.
             * @example K7QM42
             */
            code: string;
            /**
             * Format: date-time
             * @description Two hours from now; not prolonged.
             * @example 2025-01-05T12:15:30.000Z
             */
            endsAt: string;
            /**
             * @description For the deck. Shown once.
             * @example yW3uH0w1b5n0cLQ8r2TjXg
             */
            presenterKey: string;
        };
        OwnEmail: {
            /** @description Absent while nothing waits to be confirmed. */
            change?: components["schemas"]["PendingEmailChange"];
            /**
             * @description The address that the account has.
             * @example asha@example.org
             */
            email: string;
        };
        OwnPasskey: {
            /** @example 65f1c0ffee65f1c0ffee65f4 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-15T10:30:00.000Z
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description Absent when it was never used.
             * @example 2025-01-16T08:00:00.000Z
             */
            lastUsedAt?: string;
            /**
             * @description The browser that it was added with; absent when that said nothing.
             * @example Chrome on Android
             */
            name?: string;
        };
        OwnSession: {
            /** @example 65f1c0ffee65f1c0ffee65f3 */
            _id: string;
            /**
             * Format: date-time
             * @description The login.
             * @example 2025-01-15T10:30:00.000Z
             */
            createdAt: string;
            /**
             * @description What the browser said of itself; absent when it said nothing.
             * @example Firefox on Windows
             */
            device?: string;
            /**
             * @description The session that asks.
             * @example true
             */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Last time it asked for an access token, which is at most ten minutes before its last call.
             * @example 2025-01-15T10:40:00.000Z
             */
            lastUsedAt: string;
            /**
             * @description Network that the login came from; of the address no more is kept with the session.
             * @example 203.0.113.0/24
             */
            network?: string;
        };
        OwnSessions: {
            /** @description The newest login first; at most 50. */
            sessions: components["schemas"]["OwnSession"][];
        };
        PackContents: {
            /**
             * @description What is in the Deluxe Pack.
             * @example All of the Premium Pack, and five more with cardamom and saffron
             */
            deluxe?: string;
            /**
             * @description The same in Hindi.
             * @example प्रीमियम पैक का सब कुछ, साथ में इलायची और केसर सहित पाँच और मसाले
             */
            deluxeHindi?: string;
            /**
             * @description What is in the Premium Pack.
             * @example All of the Spice Pack, and garam masala, black pepper and three more
             */
            premium?: string;
            /**
             * @description The same in Hindi.
             * @example मसाला पैक का सब कुछ, साथ में गरम मसाला, काली मिर्च और तीन और मसाले
             */
            premiumHindi?: string;
            /**
             * @description What is in the Spice Pack.
             * @example Ten spices, among them turmeric, chilli, coriander and cumin
             */
            spice?: string;
            /**
             * @description The same in Hindi.
             * @example दस मसाले, जिनमें हल्दी, मिर्च, धनिया और जीरा हैं
             */
            spiceHindi?: string;
        };
        PackCountView: {
            /** @example 120 */
            boxes: number;
            combo: components["schemas"]["SpiceCombo"];
        };
        PacksView: {
            combo: components["schemas"]["SpiceCombo"];
            /** @example 34 */
            packs: number;
        };
        PasskeyAlgorithm: {
            /**
             * @description COSE algorithm.
             * @example -7
             */
            alg: number;
            /**
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
        };
        PasskeyAsked: {
            /** @example Show a passkey */
            message: string;
            passkey: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyAssertion: {
            /**
             * Format: password
             * @description `authenticatorData` of the answer, base64url.
             * @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ
             */
            authenticatorData: string;
            /**
             * Format: password
             * @description `clientDataJSON` of the answer, base64url.
             * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
             */
            clientDataJSON: string;
            /**
             * Format: password
             * @description The credential’s id, base64url.
             * @example AQIDBAUGBwgJCgsMDQ4PEA
             */
            credentialId: string;
            /**
             * Format: password
             * @description `signature` of the answer, base64url.
             * @example MEUCIQDmnl
             */
            signature: string;
            /**
             * Format: password
             * @description `userHandle` of the answer: whose passkey it is. Needed without a password only, base64url.
             * @example ZfHA_-5l8cD_7mXy
             */
            userHandle?: string;
        };
        PasskeyCreation: {
            /** @example Create the passkey */
            message: string;
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeyCreationOptions: {
            /**
             * @example none
             * @enum {string}
             */
            attestation: "none";
            authenticatorSelection: components["schemas"]["PasskeySelection"];
            /**
             * @description To be signed by the passkey, base64url.
             * @example Yyk8kN1SC2N0Ec3RMCR6sA
             */
            challenge: string;
            /** @description Passkeys that the account has: none is added twice. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            rp: components["schemas"]["PasskeyRelyingParty"];
            /**
             * @description Milliseconds in which the person should answer.
             * @example 300000
             */
            timeout: number;
            user: components["schemas"]["PasskeyOwner"];
        };
        PasskeyDescriptor: {
            /** @example AQIDBAUGBwgJCgsMDQ4PEA */
            id: string;
            /**
             * @example [
             *       "internal",
             *       "hybrid"
             *     ]
             */
            transports?: string[];
            /**
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
        };
        PasskeyLogin: {
            /**
             * Format: password
             * @description The challenge that the beginning of the login answered.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI2NWYxIn0.c2ln
             */
            challenge: string;
            passkey: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyLoginBegun: {
            /**
             * @description To be sent back with what the browser answers. Works once.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI2NWYxIn0.c2ln
             */
            challenge: string;
            /** @example Show a passkey */
            message: string;
            passkey: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyOwner: {
            /** @example asha@example.org */
            displayName: string;
            /**
             * @description The account, base64url.
             * @example ZfHA_-5l8cD_7mXy
             */
            id: string;
            /** @example asha@example.org */
            name: string;
        };
        PasskeyRegistration: {
            /**
             * Format: password
             * @description `attestationObject` of the answer, base64url.
             * @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ
             */
            attestationObject: string;
            /**
             * Format: password
             * @description `clientDataJSON` of the answer, base64url.
             * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
             */
            clientDataJSON: string;
            /**
             * Format: password
             * @description The credential’s id, base64url.
             * @example AQIDBAUGBwgJCgsMDQ4PEA
             */
            credentialId: string;
            /**
             * @description What `getTransports()` answered.
             * @example [
             *       "internal",
             *       "hybrid"
             *     ]
             */
            transports?: string[];
        };
        PasskeyRelyingParty: {
            /** @example example.org */
            id: string;
            /** @example Saajha Udyog */
            name: string;
        };
        PasskeyRequestOptions: {
            /** @description Passkeys of the account; empty when the account is not known yet. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /**
             * @description To be signed by the passkey, base64url.
             * @example Yyk8kN1SC2N0Ec3RMCR6sA
             */
            challenge: string;
            /**
             * @description Domain that the passkey belongs to.
             * @example example.org
             */
            rpId: string;
            /**
             * @description Milliseconds in which the person should answer.
             * @example 300000
             */
            timeout: number;
            /**
             * @example preferred
             * @enum {string}
             */
            userVerification: "required" | "preferred";
        };
        PasskeySelection: {
            /**
             * @example preferred
             * @enum {string}
             */
            residentKey: "preferred";
            /**
             * @example preferred
             * @enum {string}
             */
            userVerification: "preferred";
        };
        PasswordChange: {
            /**
             * Format: password
             * @description The password until now.
             * @example four quiet brick lanes
             */
            currentPassword: string;
            /**
             * Format: password
             * @description At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.
             * @example correct horse battery staple
             */
            newPassword: string;
        };
        PasswordChanged: {
            /** @example Password reset successful */
            message: string;
        };
        PasswordLinkView: {
            /**
             * @description The account; password managers keep the password under it.
             * @example asha@example.org
             */
            email: string;
            /**
             * Format: date-time
             * @description Works until then.
             * @example 2025-01-15T10:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Fewest characters of the password.
             * @example 12
             */
            minLength: number;
            /**
             * @description `invitation`: the person chooses their first password.
             * @enum {string}
             */
            purpose: "invitation" | "reset";
        };
        PaymentConfirmed: {
            data: components["schemas"]["ConfirmedPayment"];
            /** @example Payment received */
            message: string;
        };
        /** @enum {string} */
        PaymentMethod: "cod" | "razorpay";
        PaymentQuestion: {
            /**
             * Format: password
             * @example order_NXy8zQm1pV2h3K
             */
            razorpay_order_id: string;
        };
        PaymentReturn: {
            /**
             * Format: password
             * @example order_NXy8zQm1pV2h3K
             */
            razorpay_order_id: string;
            /**
             * Format: password
             * @example pay_NXy9aTq4rW5j6L
             */
            razorpay_payment_id: string;
            /**
             * Format: password
             * @description HMAC-SHA256 in hexadecimal digits.
             * @example 9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d
             */
            razorpay_signature: string;
        };
        PaymentStanding: {
            /** @example unpaid */
            payment: components["schemas"]["PaymentState"];
            /**
             * @description Of the subscription.
             * @example SP-7K3M9Q
             */
            reference: string;
        };
        /**
         * @description `failed` is the last attempt; another may still succeed.
         * @enum {string}
         */
        PaymentState: "unpaid" | "paid" | "failed";
        PaymentStatusAnswer: {
            data: components["schemas"]["PaymentStanding"];
            /** @example Payment status */
            message: string;
        };
        PaymentView: {
            /**
             * @description In paise.
             * @example 200000
             */
            amount: number;
            /** @description Approved by the payer’s bank, not captured by Razorpay: it is, usually within seconds, or goes back to the payer. */
            held?: components["schemas"]["HeldPaymentView"];
            /**
             * @description Razorpay’s order.
             * @example order_NXy8zQm1pV2h3K
             */
            orderId?: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:18:02.000Z
             */
            paidAt?: string;
            /**
             * @description Razorpay’s payment, once it is paid.
             * @example pay_NXy9aTq4rW5j6L
             */
            paymentId?: string;
            /**
             * @description `failed` is the last attempt; another may still succeed.
             * @example paid
             */
            state: components["schemas"]["PaymentState"];
            /**
             * @description Razorpay’s payments that are to be given back: they came after the subscription was cancelled, or beside the one that paid.
             * @example [
             *       "pay_NXyA2Zr7tE8k9M"
             *     ]
             */
            toReturn?: string[];
        };
        PendingEmailChange: {
            /**
             * @description The new address.
             * @example asha.devi@example.org
             */
            email: string;
            /**
             * Format: date-time
             * @description Both addresses must have confirmed by then.
             * @example 2025-01-16T10:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The address that the account has now has confirmed.
             * @example true
             */
            isCurrentConfirmed: boolean;
            /**
             * @description The new address has confirmed.
             * @example false
             */
            isNewConfirmed: boolean;
            /**
             * Format: date-time
             * @example 2025-01-15T10:30:00.000Z
             */
            requestedAt: string;
        };
        /**
         * @description What the account may do, in a fixed order.
         * @enum {string}
         */
        Permission: "contacts:read" | "contacts:update" | "applications:read" | "applications:review" | "shareholders:read" | "shareholders:review" | "shareholders:delete" | "shareholders:reveal" | "subscriptions:read" | "subscriptions:update" | "admins:read" | "admins:manage" | "audit:read";
        PermissionAssignment: {
            /**
             * @description The caller’s own id.
             * @example 65f1c0ffee65f1c0ffee65f1
             */
            adminId: string;
            /**
             * @description Everything the account may do from now on; an empty list takes all away.
             * @example [
             *       "applications:read",
             *       "applications:review"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description The account whose permissions change.
             * @example 65f1c0ffee65f1c0ffee65f2
             */
            userId: string;
        };
        PermissionsUpdated: {
            data: components["schemas"]["AdminUser"];
            /** @example Permissions updated successfully */
            message: string;
            /** @description The same account; kept for clients that read this field. */
            user: components["schemas"]["AdminUser"];
        };
        PrepareDownload: {
            /**
             * @description Of the record that the document belongs to.
             * @example FA-7K3M9Q
             */
            reference: string;
        };
        ProofShown: {
            /**
             * @description The six digits that the authenticator app shows now.
             * @example 407118
             */
            code?: string;
            /** @description What the browser answered about a passkey. */
            passkey?: components["schemas"]["PasskeyAssertion"];
            /**
             * Format: password
             * @description Only for accounts without a second factor.
             * @example correct horse battery staple
             */
            password?: string;
            /**
             * Format: password
             * @description One of the recovery codes, in capital or small letters, with or without the dash.
             * @example 7K3M-9Q2D
             */
            recoveryCode?: string;
        };
        ProofTaken: {
            /** @example Thank you */
            message: string;
            /**
             * Format: date-time
             * @description Nothing is asked again until then.
             * @example 2025-01-15T10:40:00.000Z
             */
            provenUntil: string;
        };
        Readiness: {
            /**
             * @description Each part this server needs, by name.
             * @example {
             *       "database": "up"
             *     }
             */
            checks: {
                [key: string]: "up" | "down";
            };
            /** @description Left out while the database is away. */
            effects?: components["schemas"]["EffectBacklog"];
            /** @description Left out while the database is away. */
            mails?: components["schemas"]["MailBacklog"];
            /** @enum {string} */
            status: "ok" | "unavailable";
        };
        Registered: {
            /** @description The account that is logged in now; beside `token` only. */
            admin?: components["schemas"]["AdminAccount"];
            /** @description The new account. */
            data: components["schemas"]["AdminUser"];
            /**
             * @description Seconds the access token lives; beside `token` only.
             * @example 600
             */
            expiresIn?: number;
            /** @example Registration successful */
            message: string;
            /**
             * @description Access token of the new account; only for the first account, made with the set-up token.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6Ik4zWHoifQ.eyJzdWIiOiI2NWYxIn0.c2lnbmVk
             */
            token?: string;
            /**
             * @description Id of the new account.
             * @example 65f1c0ffee65f1c0ffee65f2
             */
            userId: string;
        };
        RemoteEntry: {
            /**
             * @description Its remoteEntry.js: a path on this site, or an address elsewhere; https in production.
             * @example /remotes/public/remoteEntry.js
             */
            entry: string;
            /**
             * @description Hash of that file as in the `integrity` attribute of HTML. The shell runs it only when it is the same.
             * @example sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC
             */
            integrity?: string;
        };
        RemotesConfig: {
            /**
             * @default {
             *       "entry": "/remotes/admin/remoteEntry.js"
             *     }
             */
            app_admin: components["schemas"]["RemoteEntry"];
            /**
             * @default {
             *       "entry": "/remotes/presentation/remoteEntry.js"
             *     }
             */
            app_presentation: components["schemas"]["RemoteEntry"];
            /**
             * @default {
             *       "entry": "/remotes/public/remoteEntry.js"
             *     }
             */
            app_public: components["schemas"]["RemoteEntry"];
        };
        ReplyClockView: {
            /**
             * Format: date
             * @example 2025-10-21
             */
            from: string;
            /**
             * @description Of `of`, those that somebody read within 24 hours.
             * @example 118
             */
            inTime: number;
            /**
             * @description Unread for more than 24 hours.
             * @example 2
             */
            late: number;
            /**
             * @description Messages that arrived from `from` to `to`.
             * @example 124
             */
            of: number;
            /**
             * Format: date
             * @description The last day whose 24 hours are over.
             * @example 2025-11-19
             */
            to: string;
        };
        /** @enum {string} */
        RequiredAmount: "₹25 Lacs - ₹50 Lacs" | "₹50 Lacs - ₹1 Crore" | "₹1 Crore - ₹2 Crore" | "₹2 Crore - ₹5 Crore" | "Above ₹5 Crore";
        ResetPassword: {
            /**
             * Format: password
             * @description Either this or the other field is required; both must say the same. At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.
             * @example correct horse battery staple
             */
            newPassword?: string;
            /**
             * Format: password
             * @description Either this or the other field is required; both must say the same. At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.
             * @example correct horse battery staple
             */
            password?: string;
        };
        ResetRequested: {
            /** @example If an account exists, a reset link has been sent to your email. */
            message: string;
        };
        RevealedPan: {
            /** @example ABCDE1234F */
            panNumber: string;
            /** @description How many the caller has revealed today, this one included. */
            reveals: components["schemas"]["DailyRevealsView"];
        };
        RevealLimit: {
            /**
             * @description PANs that the account may reveal in an Indian day.
             * @example 40
             */
            perDay: number;
        };
        RevealLimitChanged: {
            data: components["schemas"]["DailyRevealsView"];
            /** @example Reveals a day changed */
            message: string;
        };
        ReviewDecision: {
            /**
             * @description The application is genuine: takes the suspect mark off and lets its held mails go. Approving does so as well; with the present status it does only that.
             * @example false
             */
            clearSuspect?: boolean;
            /**
             * @description The status the reviewer saw. When it is not so any more, the answer is 409 with the current record.
             * @example pending
             */
            expectedStatus?: components["schemas"]["ReviewStatus"];
            /**
             * @description The applicant may read it.
             * @example Your eight years at the mill convinced the committee.
             */
            reason?: string;
            /**
             * @description `approved` or `rejected` from `pending`; `pending` reopens, also what was withdrawn. Other letter case is accepted.
             * @example approved
             */
            status: components["schemas"]["ReviewDecisionStatus"];
            /**
             * @description The mail waits ten seconds; going back within them takes it back, and no mail is sent.
             * @example true
             */
            undoable?: boolean;
        };
        /**
         * @description `approved` or `rejected` from `pending`; `pending` reopens, also what was withdrawn. Other letter case is accepted.
         * @enum {string}
         */
        ReviewDecisionStatus: "pending" | "approved" | "rejected";
        /** @enum {string} */
        ReviewStatus: "pending" | "approved" | "rejected" | "withdrawn";
        RoomCommandForm: {
            /**
             * @description Chosen at random for each press; a repeated request with it acts once.
             * @example 0b9c1f5e-8f0a-4a52-9a57-6f3d5c1f7e11
             */
            id: string;
            /**
             * @description Of `goTo` only.
             * @example 12
             */
            slide?: number;
            /**
             * @description `blank` shows or hides the slide, `timer` starts or stops the clock.
             * @example goTo
             */
            type: components["schemas"]["RoomCommandType"];
        };
        /**
         * @description `blank` shows or hides the slide, `timer` starts or stops the clock.
         * @enum {string}
         */
        RoomCommandType: "next" | "previous" | "goTo" | "blank" | "timer";
        RoomMessage: {
            /** @example Command passed on */
            message: string;
        };
        RoomOpened: {
            data: components["schemas"]["OpenedRoomView"];
            /** @example Presentation opened */
            message: string;
        };
        RoomStateForm: {
            /**
             * @description The screen shows nothing.
             * @example false
             */
            blank: boolean;
            /** @example 12 */
            slide: number;
            /**
             * @example {
             *       "running": true,
             *       "startedAt": 1736072130000
             *     }
             */
            timer: components["schemas"]["RoomTimerForm"];
            /**
             * @description Grows with each change. A state never replaces one with a greater version.
             * @example 7
             */
            version: number;
        };
        RoomStateSet: {
            /** @description The state that counts: a newer one, when what was sent came late. */
            data: components["schemas"]["RoomStateView"];
            /** @example State stored */
            message: string;
        };
        RoomStateView: {
            /** @example false */
            blank: boolean;
            /** @example 12 */
            slide: number;
            timer: components["schemas"]["RoomTimerForm"];
            /**
             * @description 0 until the presenter has sent one.
             * @example 7
             */
            version: number;
        };
        RoomTimerForm: {
            /**
             * @description What it shows, in milliseconds; of a stopped timer only.
             * @example 754000
             */
            elapsed?: number;
            /** @example true */
            running: boolean;
            /**
             * @description When it would have begun had it never been stopped, in milliseconds since 1970; of a running timer only.
             * @example 1736072130000
             */
            startedAt?: number;
        };
        SameContactView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @example SH-7K3M9Q */
            reference: string;
            /**
             * @description What is the same.
             * @example [
             *       "mobile"
             *     ]
             */
            same: ("email" | "mobile")[];
            /** @example approved */
            status: components["schemas"]["ReviewStatus"];
        };
        SavedViewChange: {
            /**
             * @description What its tab says.
             * @example Hajipur, 20+ shares
             */
            name?: string;
            /**
             * @description What follows the question mark in the address of the list.
             * @example status=pending&location=hajipur
             */
            query?: string;
            /**
             * @description Everyone who may see the list sees it too.
             * @example false
             */
            shared?: boolean;
        };
        SavedViewDeleted: {
            /** @example View deleted */
            message: string;
        };
        SavedViewForm: {
            /**
             * @description The list, as in its address.
             * @example applications
             */
            list: components["schemas"]["ViewList"];
            /**
             * @description What its tab says.
             * @example Hajipur, 20+ shares
             */
            name: string;
            /**
             * @description What follows the question mark in the address of the list.
             * @example status=pending&location=hajipur
             */
            query?: string;
            /**
             * @description Everyone who may see the list sees it too.
             * @example false
             */
            shared?: boolean;
        };
        SavedViewSaved: {
            data: components["schemas"]["SavedViewView"];
            /** @example View saved */
            message: string;
        };
        SavedViewView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * @description The caller made it, and may change it.
             * @example true
             */
            isOwn: boolean;
            /** @example applications */
            list: components["schemas"]["ViewList"];
            /** @example Hajipur, 20+ shares */
            name: string;
            /**
             * @description What follows the question mark in the address of the list; empty for the plain list.
             * @example status=pending&location=hajipur
             */
            query: string;
            /**
             * @description Everyone who may see the list sees it too.
             * @example false
             */
            shared: boolean;
        };
        SearchHit: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @example shareholder */
            kind: components["schemas"]["SubmissionKindName"];
            /** @example Sunita Devi */
            name: string;
            /** @description The parts of the name that were found. */
            nameMatches: components["schemas"]["NameMatch"][];
            /**
             * @description Location, or PIN code.
             * @example Hajipur, Bihar
             */
            place?: string;
            /** @example SH-7K3M9Q */
            reference: string;
            /** @example pending */
            status: string;
        };
        SecondFactorState: {
            /** @description What the account can show at a login; empty without a second factor. */
            methods: components["schemas"]["FactorMethod"][];
            /**
             * @description The account may do nothing else before it has set up a second factor.
             * @example false
             */
            mustSetUp: boolean;
            passkeys: components["schemas"]["OwnPasskey"][];
            /**
             * Format: date-time
             * @description Until then nothing is asked again; absent when it would be.
             * @example 2025-01-15T10:40:00.000Z
             */
            provenUntil?: string;
            /**
             * @description Recovery codes that were not used yet.
             * @example 9
             */
            recoveryCodesLeft: number;
            /**
             * Format: date-time
             * @description Since when there is an authenticator app; absent without one.
             * @example 2025-01-15T10:30:00.000Z
             */
            totpSince?: string;
        };
        Session: {
            admin: components["schemas"]["AdminAccount"];
            /**
             * @description Seconds the access token lives.
             * @example 600
             */
            expiresIn: number;
            /** @example Login successful */
            message: string;
            /**
             * @description Access token, for `Authorization: Bearer …`.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6Ik4zWHoifQ.eyJzdWIiOiI2NWYxIn0.c2lnbmVk
             */
            token: string;
            /**
             * @description Id of the account.
             * @example 65f1c0ffee65f1c0ffee65f1
             */
            userId: string;
        };
        SessionsEnded: {
            /**
             * @description How many sessions this call has ended.
             * @example 1
             */
            ended: number;
            /** @example Session ended */
            message: string;
        };
        SettingsChange: {
            /**
             * @description Colours of the console; `system`: those of the device.
             * @example dark
             */
            colours?: components["schemas"]["ColourChoice"];
            /**
             * @description How close the rows of lists stand.
             * @example compact
             */
            density?: components["schemas"]["Density"];
            /**
             * @description Language of the console and of the mails about the account.
             * @example hi
             */
            locale?: components["schemas"]["MailLocale"];
            /**
             * @description Single keys act, such as J for the next record.
             * @example true
             */
            shortcuts?: boolean;
            /**
             * @description Screen that a login leads to, by the last step of its address.
             * @example applications
             */
            startPage?: components["schemas"]["StartPage"];
        };
        SettingsSaved: {
            /** @example Settings saved successfully! */
            message: string;
            /** @description All settings as they are now. */
            settings: components["schemas"]["AdminSettings"];
        };
        /** @enum {integer} */
        ShareCount: 1 | 2 | 5 | 10 | 20 | 50 | 100;
        ShareholderAccepted: {
            data: components["schemas"]["ShareholderReceipt"];
            /** @example Application submitted successfully */
            message: string;
        };
        ShareholderApprovalChanged: {
            /** @description The application as it is now. */
            data: components["schemas"]["ShareholderDetailView"];
            /** @example Application approved */
            message: string;
        };
        ShareholderDetailView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * @description In rupees.
             * @example 1000
             */
            amount: number;
            /** @description Who looks after it; absent when nobody does. */
            assignee?: components["schemas"]["ColleagueView"];
            /** @description Absent when the client named no version. */
            consent?: components["schemas"]["ConsentView"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @description Absent when no identity paper is kept. */
            document?: components["schemas"]["DocumentView"];
            /** @description Other applications with the same PAN, newest first. The applicant is not told. */
            duplicates: components["schemas"]["ShareholderDuplicateView"][];
            /** @example asha@example.org */
            email: string;
            /** @example Asha Kumari */
            fullName: string;
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["ShareholderHistoryView"][];
            /**
             * @description Path of the identity paper; absent when none is kept.
             * @example /api/shareholder/65f1c0ffee65f1c0ffee65f1/id-proof
             */
            idProof?: string;
            /**
             * @description Language of the mails.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /** @example Hajipur, Bihar */
            location: string;
            /** @example 9876543210 */
            mobile: string;
            /** @example Ravi Kumar */
            nomineeName: string;
            nomineeRelation: components["schemas"]["NomineeRelation"];
            /** @description What the office wrote about it, oldest first; absent in lists, and when there is nothing. */
            notes?: components["schemas"]["NoteView"][];
            /**
             * @description Masked; the whole number has a call of its own.
             * @example ******234F
             */
            panNumber: string;
            /**
             * @description To be read out.
             * @example SH-7K3M9Q
             */
            reference: string;
            /** @example M-10482 */
            referralCode?: string;
            /** @description Other applications with the same e-mail address or mobile number but another PAN, newest first. Families and helpers share both. */
            sameContact: components["schemas"]["SameContactView"][];
            /** @example 2 */
            sharePurchase: components["schemas"]["ShareCount"];
            /** @example pending */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description Looks as if a program sent it; its mails are held.
             * @example false
             */
            suspect: boolean;
            /** @example true */
            termsAgreed: boolean;
        };
        ShareholderDuplicateView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @example SH-7K3M9Q */
            reference: string;
            /** @example approved */
            status: components["schemas"]["ReviewStatus"];
        };
        ShareholderErased: {
            data: components["schemas"]["ErasedRecord"];
            /** @example Application deleted */
            message: string;
        };
        ShareholderForm: {
            /**
             * @description Version of the privacy notice that was shown and agreed to; stored with time and language.
             * @example 2025-01
             */
            consentVersion?: string;
            /**
             * @description Milliseconds from showing the form to sending it; under 3000 counts as suspect. Left out by programs.
             * @example 45000
             */
            elapsedMs?: number;
            /**
             * Format: email
             * @description Where we write to.
             * @example asha@example.org
             */
            email: string;
            /** @example Asha Kumari */
            fullName: string;
            /**
             * Format: binary
             * @description One PDF, JPG, JPEG or PNG file of at most 5 MB. On an Aadhaar card, cover the first eight digits.
             */
            idProof: string;
            /**
             * @description Town and state.
             * @example Hajipur, Bihar
             */
            location: string;
            /**
             * @description Where we call.
             * @example 9876543210
             */
            mobile: string;
            /**
             * @description Who inherits profits and rights.
             * @example Ravi Kumar
             */
            nomineeName: string;
            /** @example Spouse */
            nomineeRelation: components["schemas"]["NomineeRelation"];
            /**
             * @description Kept encrypted and shown masked; never part of an answer to the applicant.
             * @example ABCDE1234F
             */
            panNumber: string;
            /**
             * @description From the shareholder who invited; required when the site configuration says so.
             * @example M-10482
             */
            referralCode?: string;
            /**
             * @description How many shares of ₹500 each.
             * @example 2
             */
            sharePurchase: components["schemas"]["ShareCount"];
            /**
             * @description That the terms were read and agreed to; nothing but `true` is accepted.
             * @example true
             * @enum {boolean}
             */
            termsAgreed: true;
            /**
             * @description Version of the terms that were agreed to; stored with time and language.
             * @example 2025-11-01
             */
            termsVersion?: string;
            /**
             * @description Not shown to people. When it is filled in, the record is suspect and its mails are held.
             * @example
             */
            website?: string;
        };
        ShareholderHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the administrator; absent on arrival and when the person behind the record did it.
             * @example reviewer@example.org
             */
            by?: string;
            /** @example Your eight years at the mill convinced the committee. */
            reason?: string;
            /** @example approved */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description It took the change before it back before anybody was told of that one.
             * @example true
             */
            undo?: boolean;
        };
        ShareholderReceipt: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /**
             * @description To be read out.
             * @example SH-7K3M9Q
             */
            reference: string;
            /** @example pending */
            status: components["schemas"]["ReviewStatus"];
        };
        ShareholderView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * @description In rupees.
             * @example 1000
             */
            amount: number;
            /** @description Who looks after it; absent when nobody does. */
            assignee?: components["schemas"]["ColleagueView"];
            /** @description Absent when the client named no version. */
            consent?: components["schemas"]["ConsentView"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @description Absent when no identity paper is kept. */
            document?: components["schemas"]["DocumentView"];
            /** @example asha@example.org */
            email: string;
            /** @example Asha Kumari */
            fullName: string;
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["ShareholderHistoryView"][];
            /**
             * @description Path of the identity paper; absent when none is kept.
             * @example /api/shareholder/65f1c0ffee65f1c0ffee65f1/id-proof
             */
            idProof?: string;
            /**
             * @description Language of the mails.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /** @example Hajipur, Bihar */
            location: string;
            /** @example 9876543210 */
            mobile: string;
            /** @example Ravi Kumar */
            nomineeName: string;
            nomineeRelation: components["schemas"]["NomineeRelation"];
            /** @description What the office wrote about it, oldest first; absent in lists, and when there is nothing. */
            notes?: components["schemas"]["NoteView"][];
            /**
             * @description Masked; the whole number has a call of its own.
             * @example ******234F
             */
            panNumber: string;
            /**
             * @description To be read out.
             * @example SH-7K3M9Q
             */
            reference: string;
            /** @example M-10482 */
            referralCode?: string;
            /** @example 2 */
            sharePurchase: components["schemas"]["ShareCount"];
            /** @example pending */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description Looks as if a program sent it; its mails are held.
             * @example false
             */
            suspect: boolean;
            /** @example true */
            termsAgreed: boolean;
        };
        SiteConfig: {
            /** @description Corporate identity number. */
            companyNumber: string;
            grievanceContact: components["schemas"]["GrievanceContact"];
            /** @description Name as registered. */
            legalName: string;
            /**
             * @default {
             *       "primary": "",
             *       "fallback": ""
             *     }
             */
            logo: components["schemas"]["SiteLogo"];
            /**
             * @description Member portal (login and KYC), opened in a new tab.
             * @default
             */
            memberPortalUrl: string;
            /** @description Name as people say it. */
            name: string;
            /** @description The same in Devanagari. */
            nameHindi?: string;
            /** @description When somebody answers. */
            officeHours: string;
            /**
             * @description Telephone of the office, shown where its e-mail is.
             * @example +91 612 555 0100
             */
            officePhone?: string;
            /**
             * @description WhatsApp of the office, shown where its e-mail is.
             * @example +91 612 555 0100
             */
            officeWhatsApp?: string;
            /**
             * @description The first spice box can be paid online; so when the server has its payment keys.
             * @example false
             */
            onlinePayment: boolean;
            /** @default {} */
            packContents: components["schemas"]["PackContents"];
            /**
             * @description The loader between two pages: always, for 800 ms, or when-needed: only while the next page is on its way.
             * @default always
             * @enum {string}
             */
            pageLoader: "always" | "when-needed";
            /** @description The presentation as PDF. Absent while there is none that was made from what is running: by this build, for this company and address. */
            presentationPdf?: components["schemas"]["OfferedPresentation"];
            /**
             * @description Fixed unit of investment in rupees, by project id.
             * @example {
             *       "water": 10000
             *     }
             */
            projectUnits?: {
                [key: string]: number;
            };
            /** @description Address of the registered office. */
            registeredOffice: string;
            /**
             * @description The shareholder form demands a referral code.
             * @default false
             */
            requireReferral: boolean;
            /**
             * @description Address of this site for search engines, shared links and the deck on its own; PUBLIC_URL when empty.
             * @default
             */
            siteUrl: string;
            /**
             * @default {
             *       "twitter": "",
             *       "facebook": "",
             *       "linkedin": "",
             *       "instagram": ""
             *     }
             */
            socialLinks: components["schemas"]["SocialLinks"];
            /**
             * @description Partner site of the spice club.
             * @default
             */
            spicePartnerUrl: string;
            /**
             * Format: email
             * @description Support address in the footer and in mails.
             * @example asha@example.org
             */
            supportEmail: string;
            /**
             * @description Video id of a testimonial, by testimonial id.
             * @example {
             *       "asha": "video-id"
             *     }
             */
            videos?: {
                [key: string]: string;
            };
        };
        SiteLogo: {
            /**
             * @description Shown when the first does not load.
             * @default
             */
            fallback: string;
            /**
             * @description Shown first.
             * @default
             */
            primary: string;
        };
        SocialLinks: {
            /**
             * @description Page on Facebook.
             * @default
             */
            facebook: string;
            /**
             * @description Page on Instagram.
             * @default
             */
            instagram: string;
            /**
             * @description Page on LinkedIn.
             * @default
             */
            linkedin: string;
            /**
             * @description Page on Twitter (X).
             * @default
             */
            twitter: string;
        };
        /** @enum {string} */
        SpiceCombo: "Spice Pack" | "Premium Pack" | "Deluxe Pack";
        StandingChanged: {
            /** @example Account suspended */
            message: string;
        };
        StandingReason: {
            /**
             * @description Told to the person, and kept in the audit log.
             * @example On leave until April.
             */
            reason: string;
        };
        /**
         * @description Screen that a login leads to, by the last step of its address.
         * @enum {string}
         */
        StartPage: "dashboard" | "contacts" | "applications" | "shareholders" | "subscribers" | "team" | "activity";
        StatisticsView: {
            /** @description With `audit:read`. */
            activity?: components["schemas"]["ActivityFiguresView"];
            /**
             * Format: date-time
             * @description When the oldest of the figures was counted.
             * @example 2025-11-21T05:59:52.000Z
             */
            asOf: string;
            /** @description With `contacts:read`. */
            contacts?: components["schemas"]["MessageFiguresView"];
            /** @description With `applications:read`. */
            factoryApplications?: components["schemas"]["KindFiguresView"];
            /**
             * @description Newer figures are being counted: ask again in a few seconds.
             * @example false
             */
            isOld: boolean;
            /** @description With `shareholders:read`. */
            shareholders?: components["schemas"]["KindFiguresView"];
            /** @description With `subscriptions:read`. */
            subscriptions?: components["schemas"]["SubscriptionFiguresView"];
        };
        /** @enum {string} */
        SubmissionKindName: "factory-application" | "contact-message" | "shareholder" | "subscription";
        SubscriptionAccepted: {
            data: components["schemas"]["SubscriptionReceipt"];
            /** @example Monthly Spices Combo Subscription Successful! 🎉 */
            message: string;
            /** @description What the checkout is to pay; only when the first box is paid online. */
            order?: components["schemas"]["CheckoutOrder"];
            /**
             * @description Public key for Razorpay’s checkout; only when the first box is paid online.
             * @example rzp_live_AbCdEf12345678
             */
            razorpayKey?: string;
        };
        SubscriptionFiguresView: {
            /**
             * @description Without the statuses that no record has.
             * @example {
             *       "approved": 312,
             *       "pending": 14,
             *       "rejected": 41
             *     }
             */
            byStatus: {
                [key: string]: number;
            };
            /**
             * @description Arrived in the last seven times 24 hours.
             * @example 18
             */
            lastWeek: number;
            nextBoxes: components["schemas"]["NextBoxesView"];
            /**
             * Format: date-time
             * @description When the oldest arrived that is still as it came in: unread, pending, active.
             * @example 2025-11-15T06:12:00.000Z
             */
            oldestWaiting?: string;
            /** @example 367 */
            total: number;
            /**
             * @description Arrived in the seven times 24 hours before.
             * @example 30
             */
            weekBefore: number;
            /** @description The last eight weeks, the oldest first; the present one is the last. */
            weeks: components["schemas"]["WeekView"][];
        };
        SubscriptionForm: {
            /**
             * @description Where the box goes: house, street, village or town, district, state.
             * @example House 7, Station Road, Hajipur, Bihar
             */
            address: string;
            /**
             * @description When the first is not answered.
             * @example 9876543210
             */
            altMobile?: string;
            /**
             * @description Which box. `x-packs` lists prices in rupees and contents; `x-delivery` has the day of the month on which boxes leave, and the last day on which an order makes that month’s.
             * @example Premium Pack
             */
            combo: components["schemas"]["SpiceCombo"];
            /**
             * @description Version of the privacy notice that was shown and agreed to; stored with time and language.
             * @example 2025-01
             */
            consentVersion?: string;
            /**
             * @description Milliseconds from showing the form to sending it; under 3000 counts as suspect. Left out by programs.
             * @example 45000
             */
            elapsedMs?: number;
            /**
             * Format: email
             * @description Where we write to.
             * @example asha@example.org
             */
            email: string;
            /**
             * @deprecated
             * @description Accepted from older clients and ignored.
             * @example Premium
             */
            level?: string;
            /**
             * @description For the person who delivers.
             * @example 9876543210
             */
            mobile: string;
            /** @example Asha Kumari */
            name: string;
            /**
             * @description `cod`: every box is paid on delivery. `razorpay`: the first box is paid online, later ones on delivery; taken only where `onlinePayment` of `/config/site.json` is true.
             * @example cod
             */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * @description Older name of `pinCode`; counts only when that is absent.
             * @example 844101
             */
            pin?: string;
            /** @example 844101 */
            pinCode: string;
            /**
             * @description Boxes a month.
             * @example 1
             */
            quantity: number;
            /**
             * @description The shareholder’s RM or PW id; required of shareholders, ignored otherwise.
             * @example RM-10482
             */
            rmPwId?: string;
            /**
             * @description In rupees. When it is sent it must be price × quantity; the server’s own total counts.
             * @example 2000
             */
            total?: number;
            /**
             * @deprecated
             * @description Accepted from older clients and ignored.
             * @example asha@upi
             */
            upiId?: string;
            /** @example Individual User */
            userType: components["schemas"]["UserType"];
            /**
             * @description Not shown to people. When it is filled in, the record is suspect and its mails are held.
             * @example
             */
            website?: string;
        };
        SubscriptionHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the administrator; absent on arrival and when the person behind the record did it.
             * @example reviewer@example.org
             */
            by?: string;
            /** @example Your eight years at the mill convinced the committee. */
            reason?: string;
            /** @example paused */
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * @description It took the change before it back before anybody was told of that one.
             * @example true
             */
            undo?: boolean;
        };
        SubscriptionReceipt: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /**
             * Format: date
             * @description Indian day of the first delivery: the 15th of this month for orders until the 10th, else of the next.
             * @example 2025-01-15
             */
            nextDelivery: string;
            /**
             * @description To be read out.
             * @example SP-7K3M9Q
             */
            reference: string;
            /** @example active */
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * @description For one month, in rupees.
             * @example 2000
             */
            total: number;
        };
        /** @enum {string} */
        SubscriptionStatus: "active" | "paused" | "cancelled";
        SubscriptionStatusChanged: {
            /** @description The subscription as it is now. */
            data: components["schemas"]["SubscriptionView"];
            /** @example Subscription paused */
            message: string;
        };
        SubscriptionView: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /** @example House 7, Station Road, Hajipur, Bihar */
            address: string;
            /** @example 9123456780 */
            altMobile?: string;
            /** @description Who looks after it; absent when nobody does. */
            assignee?: components["schemas"]["ColleagueView"];
            combo: components["schemas"]["SpiceCombo"];
            /** @description Absent when the client named no version. */
            consent?: components["schemas"]["ConsentView"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /** @example asha@example.org */
            email: string;
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["SubscriptionHistoryView"][];
            /**
             * @description Derived from the combo.
             * @example Premium
             * @enum {string}
             */
            level: "Spice" | "Premium" | "Deluxe";
            /**
             * @description Language of the mails.
             * @example hi
             * @enum {string}
             */
            locale: "en" | "hi";
            /** @example 9876543210 */
            mobile: string;
            /** @example Asha Kumari */
            name: string;
            /**
             * Format: date
             * @description Indian day of the next delivery; absent while paused and once cancelled.
             * @example 2025-01-15
             */
            nextDelivery?: string;
            /** @description What the office wrote about it, oldest first; absent in lists, and when there is nothing. */
            notes?: components["schemas"]["NoteView"][];
            /** @description Of the first box; absent for cash on delivery. */
            payment?: components["schemas"]["PaymentView"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @example 844101 */
            pinCode: string;
            /** @example 1 */
            quantity: number;
            /**
             * @description To be read out.
             * @example SP-7K3M9Q
             */
            reference: string;
            /**
             * @description Of shareholders only.
             * @example RM-10482
             */
            rmPwId?: string;
            /** @example active */
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * @description Looks as if a program sent it; its mails are held.
             * @example false
             */
            suspect: boolean;
            /**
             * @description For one month, in rupees.
             * @example 2000
             */
            total: number;
            userType: components["schemas"]["UserType"];
        };
        Team: {
            /** @description By e-mail address; at most 500. */
            members: components["schemas"]["TeamMember"][];
        };
        TeamMember: {
            /** @example 65f1c0ffee65f1c0ffee65f1 */
            _id: string;
            /**
             * Format: date-time
             * @description When the account was made or the person first invited.
             * @example 2025-01-10T09:00:00.000Z
             */
            createdAt: string;
            /** @example asha@example.org */
            email: string;
            /**
             * @description What the account can show beside its password.
             * @example [
             *       "passkey"
             *     ]
             */
            factors: ("totp" | "passkey")[];
            /**
             * Format: date-time
             * @description Until then the link of the invitation works, or worked; of invited accounts only.
             * @example 2025-01-15T10:30:00.000Z
             */
            invitationEndsAt?: string;
            /**
             * @description Nobody else who has chosen a password and is let in holds `admins:manage`: no administrator can take that or the account away.
             * @example false
             */
            isLastManager: boolean;
            /**
             * Format: date-time
             * @description Absent when nobody has logged in yet.
             * @example 2025-01-15T10:30:00.000Z
             */
            lastLoginAt?: string;
            /**
             * @description Browser of the last login; absent when it said nothing.
             * @example Firefox on Windows
             */
            lastLoginDevice?: string;
            /**
             * @description What the account may do demands a second factor, and it has none.
             * @example false
             */
            mustSetUpFactor: boolean;
            /**
             * @description What the account may do, in a fixed order.
             * @example [
             *       "applications:read",
             *       "applications:review"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /** @description PANs revealed today, and how many there may be; of holders of `shareholders:reveal` only. */
            reveals?: components["schemas"]["DailyRevealsView"];
            /**
             * @description `invited`: the person has not chosen a password yet and cannot log in. `suspended`: nobody gets in.
             * @example active
             * @enum {string}
             */
            state: "active" | "invited" | "suspended";
            /**
             * Format: date-time
             * @description Since when nobody gets in.
             * @example 2025-01-15T10:30:00.000Z
             */
            suspendedAt?: string;
            /**
             * @description Why, in the words of the administrator who did it.
             * @example On leave until April.
             */
            suspendedFor?: string;
        };
        TotpConfirmation: {
            /**
             * @description The six digits that the authenticator app shows now.
             * @example 407118
             */
            code: string;
        };
        TotpEnrolled: {
            /** @example Confirm the app with a code */
            message: string;
            /**
             * @description The same for a QR code.
             * @example otpauth://totp/Saajha%20Udyog:asha%40example.org?secret=JBSWY3DPEHPK3PXP
             */
            otpauthUrl: string;
            /**
             * @description For typing into the app. Shown only now.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
        };
        /**
         * @description What can be asked for now.
         * @enum {string}
         */
        TrackAction: "pause" | "resume" | "cancel" | "withdraw" | "erase";
        TrackCodeForm: {
            /**
             * Format: email
             * @description The address that was given with the form.
             * @example asha@example.org
             */
            email: string;
            /**
             * @description From the confirmation. Lower case and spaces are accepted, and O for 0, I or L for 1.
             * @example SP-7K3M9Q
             */
            reference: string;
        };
        TrackCodeSent: {
            /**
             * @description Seconds a code can be used, if one was sent. Always the same.
             * @example 600
             */
            expiresIn: number;
            /** @example If the reference and e-mail address match, a code is on its way. */
            message: string;
        };
        TrackedHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description Who did it.
             * @example you
             * @enum {string}
             */
            by: "you" | "office";
            /** @example You asked us on the telephone to wait until March. */
            reason?: string;
            /** @example paused */
            status: string;
        };
        TrackedView: {
            /**
             * @description What can be asked for now.
             * @example [
             *       "pause",
             *       "cancel",
             *       "erase"
             *     ]
             */
            actions: components["schemas"]["TrackAction"][];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            /**
             * @description What else that kind tells. A subscription: `combo`, `quantity`, `total` in rupees, `paymentMethod`, `payment` (its state, when online) and `nextDelivery` (while active). Others: nothing.
             * @example {
             *       "combo": "Premium Pack",
             *       "quantity": 1,
             *       "total": 2000,
             *       "paymentMethod": "cod",
             *       "nextDelivery": "2025-01-15"
             *     }
             */
            facts: {
                [key: string]: string | number;
            };
            /** @description Oldest first; begins with the arrival. */
            history: components["schemas"]["TrackedHistoryView"][];
            /**
             * @description `factory-application`, `contact-message`, `shareholder` or `subscription`.
             * @example subscription
             */
            kind: string;
            /** @example SP-7K3M9Q */
            reference: string;
            /**
             * @description What was sent, by the names of the fields; never the PAN, never a file.
             * @example {
             *       "name": "Anita Kumari",
             *       "pinCode": "844101"
             *     }
             */
            sent: {
                [key: string]: string | number;
            };
            /**
             * @description As that kind of record has it.
             * @example active
             */
            status: string;
        };
        TrackOpened: {
            data: components["schemas"]["TrackedView"];
            /**
             * @description Seconds the token lives.
             * @example 900
             */
            expiresIn: number;
            /** @example Record opened */
            message: string;
            /**
             * @description Bearer token for `POST /api/track/status`, for this record only.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6InRyYWNrK2p3dCJ9.e30.c2lnbmF0dXJl
             */
            token: string;
        };
        TrackOpenForm: {
            /**
             * @description From the mail.
             * @example 204816
             */
            code: string;
            /**
             * Format: email
             * @description The address that was given with the form.
             * @example asha@example.org
             */
            email: string;
            /**
             * @description From the confirmation. Lower case and spaces are accepted, and O for 0, I or L for 1.
             * @example SP-7K3M9Q
             */
            reference: string;
        };
        TrackStatusAnswer: {
            /** @description The record as it is now; null once erased. */
            data: components["schemas"]["TrackedView"] | null;
            /** @example Subscription paused */
            message: string;
        };
        TrackStatusForm: {
            /**
             * @description One of the `actions` of the record; absent to read it only. `cancel` is final, and `erase` removes everything.
             * @example pause
             */
            action?: components["schemas"]["TrackAction"];
        };
        /** @enum {string} */
        UserType: "Share Holder" | "Individual User";
        /** @enum {string} */
        ViewList: "contacts" | "applications" | "shareholders" | "subscribers";
        WeekView: {
            /** @example 18 */
            arrived: number;
            /**
             * Format: date
             * @description Its Monday in India.
             * @example 2025-11-17
             */
            from: string;
            /**
             * Format: date
             * @description Its Sunday.
             * @example 2025-11-23
             */
            to: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Factors_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorState"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactorLogin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorLogin"];
            };
        };
        responses: {
            /** @description Logged in; the refresh token is in a cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "code": [
                     *           "Send one of code, recoveryCode and passkey."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or used, or the challenge is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This code is wrong or was used before.",
                     *       "error": "This code is wrong or was used before.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many failures; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Passkeys_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "credentialId": [
                     *           "This passkey was not accepted. Please try again."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The passkey is there already, or there are ten. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This account has no such passkey.",
                     *       "error": "This account has no such passkey.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Another factor was added or removed at the same moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Passkeys_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There are ten already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "An account has at most 10 passkeys. Remove one first.",
                     *       "error": "An account has at most 10 passkeys. Remove one first.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofShown"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofTaken"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "code": [
                     *           "This code is wrong or was used before."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_startProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAsked"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account has no passkey. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account has no such passkey.",
                     *       "error": "This account has no such passkey.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRecoveryCodes"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account has no second factor.",
                     *       "error": "This account has no second factor.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactorReset_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorReset"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "reason": [
                     *           "Reason is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller lacks `admins:manage`, or means their own account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Another administrator has to reset your second factor.",
                     *       "error": "Another administrator has to reset your second factor.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account has no second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account has no second factor.",
                     *       "error": "This account has no second factor.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpEnrolled"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is an app already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account has an authenticator app already. Remove it first.",
                     *       "error": "This account has an authenticator app already. Remove it first.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no app. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This account has no second factor.",
                     *       "error": "This account has no second factor.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Another factor was added or removed at the same moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "Your second factor has just changed. Please look again.",
                     *       "error": "Your second factor has just changed. Please look again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Factors_confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "code": [
                     *           "This code does not fit. Check that the clock of the phone is right."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nothing is being set up, or there is an app already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Administrators_assignPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionAssignment"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsUpdated"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "permissions": [
                     *           "Permissions must be a list."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller lacks `admins:manage`, is not `adminId`, or means their own account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It would take `admins:manage` from its last holder. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This is the last account that can manage administrators, so it must keep that permission.",
                     *       "error": "This is the last account that can manage administrators, so it must keep that permission.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Audit_list: {
        parameters: {
            query?: {
                /** @description What was done: `application.status_changed`. */
                action?: string;
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Kind of the records: `factory-application`, `admin`. */
                kind?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Id of the account that acted. */
                person?: string;
                /** @description Id of a record; asks for its `kind` as well. */
                record?: string;
                /** @description Whole reference of a record, or e-mail address of an account: `SH-7K3M9Q`. */
                reference?: string;
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first, previous, next and last page, as far as there are any (RFC 8288). */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Audit_chainCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainCheckView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailChange_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEmail"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailChange_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeRequested"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "email": [
                     *           "This is the address of your account already."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Address or password of the account have changed at the same moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description More than 3 requests in an hour. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailChange_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeEnded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nothing waits to be confirmed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "No other e-mail address is waiting to be confirmed.",
                     *       "error": "No other e-mail address is waiting to be confirmed.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    OwnPassword_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed; the refresh token of the new session is in a cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "currentPassword": [
                     *           "The current password is wrong."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Somebody else has set a password at the same moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailConfirmation_look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLinkView"];
                };
            };
            /** @description The link is wrong, was used, or its time is over; the change was withdrawn or made. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "error": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailConfirmation_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmed"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The link is wrong, was used, or its time is over; the change was withdrawn or made. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "error": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Another account has the new address; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "Another account has this e-mail address by now, so nothing was changed. Please choose another address.",
                     *       "error": "Another account has this e-mail address by now, so nothing was changed. Please choose another address.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    EmailConfirmation_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeEnded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The link is wrong, was used, or its time is over; the change was withdrawn or made. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "error": "This link does not work any more. It was used, its time is over, or the change was withdrawn.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Exports_fetch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the prepared address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A cell that a spreadsheet would calculate begins with an apostrophe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The cookie is missing, or was used or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Exports_prepareAuditLog: {
        parameters: {
            query?: {
                /** @description What was done: `application.status_changed`. */
                action?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Kind of the records: `factory-application`, `admin`. */
                kind?: string;
                /** @description Id of the account that acted. */
                person?: string;
                /** @description Id of a record; asks for its `kind` as well. */
                record?: string;
                /** @description Whole reference of a record, or e-mail address of an account: `SH-7K3M9Q`. */
                reference?: string;
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PasswordReset_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetRequested"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "email": [
                     *           "Email must be a valid e-mail address."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description More than 20 requests in an hour from one network address. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Administrators_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller, and the accounts they may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminInfo"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Session_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    /** @description The refresh token: HttpOnly, SameSite=Strict, Path=/api/admin, Secure behind https. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The password is right; the account has a second factor, which `POST /api/admin/2fa/login` takes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChallenge"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "email": [
                     *           "Email must be a valid e-mail address."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account is unknown or the password wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "The e-mail address or the password is wrong.",
                     *       "error": "The e-mail address or the password is wrong.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many failures; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PasskeyLogin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Logged in; the refresh token is in a cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "passkey": [
                     *           "Passkey is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The passkey is unknown or its answer not right, or the challenge is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This passkey was not accepted. Please try again.",
                     *       "error": "This passkey was not accepted. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many failures; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PasskeyLogin_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyLoginBegun"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Session_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedOut"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A page of another origin sent the cookie. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Administrators_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account behind the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfile"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Registration_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of `SETUP_TOKEN`; for the first account only. */
                "X-Setup-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdministrator"];
            };
        };
        responses: {
            /** @description The account was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "password": [
                     *           "Password must be at least 12 characters long."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Neither a valid Bearer token nor a set-up token was sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks `admins:manage`, or the set-up token is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The address has an account; or, with the set-up token, there is an account already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "There is already an account with this e-mail address.",
                     *       "error": "There is already an account with this e-mail address.",
                     *       "fields": {
                     *         "email": [
                     *           "There is already an account with this e-mail address."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many wrong set-up tokens; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PasswordReset_look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkView"];
                };
            };
            /** @description The link is wrong, was used, or its time is over. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This link does not work any more. It works once and for a limited time; please ask for a new one.",
                     *       "error": "This link does not work any more. It works once and for a limited time; please ask for a new one.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PasswordReset_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "newPassword": [
                     *           "Password must be at least 12 characters long."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The link is wrong, was used, or its time is over. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "This link does not work any more. It works once and for a limited time; please ask for a new one.",
                     *       "error": "This link does not work any more. It works once and for a limited time; please ask for a new one.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many tries from one network address. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many passwords are being hashed at once. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Reveals_today: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyRevealsView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Search_search: {
        parameters: {
            query: {
                /** @description Finds by the beginnings of words in name, place, e-mail, mobile, PIN code and reference (with or without its dash); at least one word of three letters. All words must match. Names and places are found in Latin letters and Devanagari, however they are spelled. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHit"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Session_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session goes on. */
            200: {
                headers: {
                    /** @description The refresh token: HttpOnly, SameSite=Strict, Path=/api/admin, Secure behind https. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The refresh cookie is missing, or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A page of another origin sent the cookie. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    OwnSessions_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    OwnSessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller has no such session, or it has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such session, or it has ended.",
                     *       "error": "There is no such session, or it has ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    OwnSessions_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Settings_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSettings"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Settings_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsSaved"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "locale": [
                     *           "Language must be one of: en, hi."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Another call has changed the same setting at this moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "Your settings were changed elsewhere at this moment. Please look again.",
                     *       "error": "Your settings were changed elsewhere at this moment. Please look again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Statistics_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The person has come in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This person has chosen a password already.",
                     *       "error": "This person has chosen a password already.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "reason": [
                     *           "Reason is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the last account that can manage administrators. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This is the last account that can manage administrators. Give somebody else that permission first.",
                     *       "error": "This is the last account that can manage administrators. Give somebody else that permission first.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account is not suspended.",
                     *       "error": "This account is not suspended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_changeReveals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealLimit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealLimitChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "perDay": [
                     *           "Per day is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller means their own account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Another owner has to change how many PANs you may reveal.",
                     *       "error": "Another owner has to change how many PANs you may reveal.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Team_suspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "reason": [
                     *           "Reason is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such administrator.",
                     *       "error": "There is no such administrator.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is suspended already, or the last account that can manage administrators. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This account is suspended already.",
                     *       "error": "This account is suspended already.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SavedViews_list: {
        parameters: {
            query: {
                /** @description The list, as in its address. */
                list: components["schemas"]["ViewList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller may not see that list. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SavedViews_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewSaved"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller may not see that list. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "You have 100 saved views. Delete one that you no longer need first.",
                     *       "error": "You have 100 saved views. Delete one that you no longer need first.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SavedViews_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDeleted"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller has no such view. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such view of yours.",
                     *       "error": "There is no such view of yours.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SavedViews_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewSaved"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The caller has no such view. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no such view of yours.",
                     *       "error": "There is no such view of yours.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_list: {
        parameters: {
            query?: {
                /** @description Only these. */
                amount?: components["schemas"]["RequiredAmount"];
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description Only these. */
                businessIdea?: components["schemas"]["BusinessIdea"];
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Only those whose location has words that begin so (`haji`); at least one word of three letters. */
                location?: string;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ReviewStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first, previous, next and last page, as far as there are any (RFC 8288). */
                    Link?: string;
                    /** @description Matching records, exact up to 10000; absent with `count=none` or when counting took too long. */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than 10000. */
                    "X-Total-Count-Capped"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_apply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the mails: `hi` or `en`; `en` when absent. */
                "Accept-Language"?: string;
                /** @description Names this submission: 8 to 128 letters, digits or `. _ : ~ -`, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplyFactoryForm"];
            };
        };
        responses: {
            /** @description Stored, or stored earlier under the same key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAccepted"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The submission that was sent with this Idempotency-Key is being erased. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This submission is being erased. Please try again in a moment.",
                     *       "error": "This submission is being erased. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Idempotency-Key was used before with other content. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "IDEMPOTENCY_MISMATCH",
                     *       "message": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "error": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The file cannot be stored just now. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 507,
                     *       "code": "STORAGE_FULL",
                     *       "message": "We cannot store files right now. Please try again later, or send the form without a file.",
                     *       "error": "We cannot store files right now. Please try again later, or send the form without a file.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplicationCollaboration_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssigneeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ApplicationView"];
                        /** @example Assigned */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "adminId": [
                     *           "This account cannot open such records."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte. */
            200: {
                headers: {
                    /** @description Always an attachment, with the name the applicant gave it. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplicationCollaboration_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ApplicationView"];
                        /** @example Note added */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "text": [
                     *           "Note is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has as many notes as it can hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This record has 200 notes, and takes no more.",
                     *       "error": "This record has 200 notes, and takes no more.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplicationCollaboration_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
                /** @description Id of the note. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ApplicationView"];
                        /** @example Note deleted */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The permission is missing, or somebody else wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Only its author can delete a note.",
                     *       "error": "Only its author can delete a note.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record, or no such note. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "A note can be deleted for 10 minutes. This one stays.",
                     *       "error": "A note can be deleted for 10 minutes. This one stays.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationStatusChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplicationCollaboration_colleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FactoryApplication_export: {
        parameters: {
            query?: {
                /** @description Only these. */
                amount?: components["schemas"]["RequiredAmount"];
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description Only these. */
                businessIdea?: components["schemas"]["BusinessIdea"];
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Only those whose location has words that begin so (`haji`); at least one word of three letters. */
                location?: string;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ReviewStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    BrowserErrors_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserErrorReport"];
            };
        };
        responses: {
            /** @description Counted, and logged unless it repeats. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A page of another origin reports it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Contact_list: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ContactStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first, previous, next and last page, as far as there are any (RFC 8288). */
                    Link?: string;
                    /** @description Matching records, exact up to 10000; absent with `count=none` or when counting took too long. */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than 10000. */
                    "X-Total-Count-Capped"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Contact_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the mails: `hi` or `en`; `en` when absent. */
                "Accept-Language"?: string;
                /** @description Names this submission: 8 to 128 letters, digits or `. _ : ~ -`, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description Stored, or stored earlier under the same key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAccepted"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The submission that was sent with this Idempotency-Key is being erased. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This submission is being erased. Please try again in a moment.",
                     *       "error": "This submission is being erased. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Idempotency-Key was used before with other content. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "IDEMPOTENCY_MISMATCH",
                     *       "message": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "error": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Contact_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ContactCollaboration_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssigneeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ContactView"];
                        /** @example Assigned */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "adminId": [
                     *           "This account cannot open such records."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ContactCollaboration_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ContactView"];
                        /** @example Note added */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "text": [
                     *           "Note is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has as many notes as it can hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This record has 200 notes, and takes no more.",
                     *       "error": "This record has 200 notes, and takes no more.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ContactCollaboration_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
                /** @description Id of the note. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ContactView"];
                        /** @example Note deleted */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The permission is missing, or somebody else wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Only its author can delete a note.",
                     *       "error": "Only its author can delete a note.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record, or no such note. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "A note can be deleted for 10 minutes. This one stays.",
                     *       "error": "A note can be deleted for 10 minutes. This one stays.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Contact_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeContactStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactStatusChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ContactCollaboration_colleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Contact_export: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ContactStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Deliveries_list: {
        parameters: {
            query?: {
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description Indian day on which the boxes leave; the next one when absent. */
                day?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Only these. A page of `planned` can have fewer boxes than asked for, and a next one all the same. */
                status?: components["schemas"]["BoxStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first page, and the next one if there is one. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"][];
                };
            };
            /** @description No boxes leave on that day, or it comes after the next one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "day": [
                     *           "Day must be a day on which boxes leave: the 15th of a month, such as 2025-01-15."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Deliveries_mark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkBoxes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxesMarked"];
                };
            };
            /** @description No boxes leave on that day, or it comes after the next one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "day": [
                     *           "Day must be a day on which boxes leave: the 15th of a month, such as 2025-01-15."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The day has not come. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "These boxes have not left yet. They can be marked from the day on which they leave.",
                     *       "error": "These boxes have not left yet. They can be marked from the day on which they leave.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Deliveries_totals: {
        parameters: {
            query?: {
                /** @description Indian day on which the boxes leave; the next one when absent. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryTotals"];
                };
            };
            /** @description No boxes leave on that day, or it comes after the next one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "day": [
                     *           "Day must be a day on which boxes leave: the 15th of a month, such as 2025-01-15."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Downloads_prepare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareDownload"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Downloads_fetch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the prepared address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte. */
            200: {
                headers: {
                    /** @description Always an attachment, with the name the applicant gave it. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The cookie is missing, or was used or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FirstBoxPayment_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusAnswer"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such order, it was cancelled before it was paid, or online payment is not offered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FirstBoxPayment_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReturn"];
            };
        };
        responses: {
            /** @description The first box is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfirmed"];
                };
            };
            /** @description Approved, and not here yet: `authorized`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfirmed"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "razorpay_signature": [
                     *           "This payment could not be confirmed."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such order, it was cancelled before it was paid, or online payment is not offered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Razorpay does not answer. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    FirstBoxPayment_webhook: {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the body under `RAZORPAY_WEBHOOK_SECRET`, in hexadecimal digits. */
                "X-Razorpay-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTaken"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "X-Razorpay-Signature": [
                     *           "This event is not signed by Razorpay."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Online payment is not offered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Razorpay had to be asked and does not answer; it sends the event again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomOpened"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the screen shows it; spaces and lower case are accepted. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended; its code opens nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The key is missing, or belongs to another presentation. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the other key of this presentation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or its presentation has ended: always the same answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no presentation with this code. It may have ended.",
                     *       "error": "There is no presentation with this code. It may have ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_replaceClickerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the screen shows it; spaces and lower case are accepted. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClickerKeyReplaced"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The key is missing, or belongs to another presentation. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the other key of this presentation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or its presentation has ended: always the same answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no presentation with this code. It may have ended.",
                     *       "error": "There is no presentation with this code. It may have ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_addCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the screen shows it; spaces and lower case are accepted. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomCommandForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomMessage"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The key is missing, or belongs to another presentation. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the other key of this presentation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or its presentation has ended: always the same answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no presentation with this code. It may have ended.",
                     *       "error": "There is no presentation with this code. It may have ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_events: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that was received, such as 5. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description As the screen shows it; spaces and lower case are accepted. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until the presentation ends, and a comment every 15 seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: state
                     *     id: 4
                     *     data: {"version":7,"slide":12,"blank":false,"timer":{"running":false,"elapsed":0}}
                     *
                     *     event: command
                     *     id: 5
                     *     data: {"id":"0b9c1f5e-8f0a-4a52-9a57-6f3d5c1f7e11","type":"next"}
                     *
                     *     event: presence
                     *     id: 5
                     *     data: {"phones":1,"followers":37}
                     *
                     *     event: end
                     *     id: 5
                     *     data: {}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The key belongs to another presentation. Without any the audience is let in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or its presentation has ended: always the same answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no presentation with this code. It may have ended.",
                     *       "error": "There is no presentation with this code. It may have ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many follow at once, or too many wrong codes were tried; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    PresentationRooms_setState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the screen shows it; spaces and lower case are accepted. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomStateForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomStateSet"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The key is missing, or belongs to another presentation. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the other key of this presentation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "This key does not belong to this presentation.",
                     *       "error": "This key does not belong to this presentation.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The code is wrong or its presentation has ended: always the same answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "There is no presentation with this code. It may have ended.",
                     *       "error": "There is no presentation with this code. It may have ended.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_list: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ReviewStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first, previous, next and last page, as far as there are any (RFC 8288). */
                    Link?: string;
                    /** @description Matching records, exact up to 10000; absent with `count=none` or when counting took too long. */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than 10000. */
                    "X-Total-Count-Capped"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareholderView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareholderDetailView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareholderErased"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ShareholderCollaboration_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssigneeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ShareholderDetailView"];
                        /** @example Assigned */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "adminId": [
                     *           "This account cannot open such records."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_idProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte. */
            200: {
                headers: {
                    /** @description Always an attachment, with the name the applicant gave it. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It was encrypted with a data key that this server does not have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ShareholderCollaboration_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ShareholderDetailView"];
                        /** @example Note added */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "text": [
                     *           "Note is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has as many notes as it can hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This record has 200 notes, and takes no more.",
                     *       "error": "This record has 200 notes, and takes no more.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ShareholderCollaboration_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
                /** @description Id of the note. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["ShareholderDetailView"];
                        /** @example Note deleted */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The permission is missing, or somebody else wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Only its author can delete a note.",
                     *       "error": "Only its author can delete a note.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record, or no such note. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "A note can be deleted for 10 minutes. This one stays.",
                     *       "error": "A note can be deleted for 10 minutes. This one stays.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_pan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedPan"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It was encrypted with a data key that this server does not have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account has revealed as many PANs today as it may; `Retry-After` says until when. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_apply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the mails: `hi` or `en`; `en` when absent. */
                "Accept-Language"?: string;
                /** @description Names this submission: 8 to 128 letters, digits or `. _ : ~ -`, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ShareholderForm"];
            };
        };
        responses: {
            /** @description Stored, or stored earlier under the same key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareholderAccepted"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The submission that was sent with this Idempotency-Key is being erased. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This submission is being erased. Please try again in a moment.",
                     *       "error": "This submission is being erased. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Idempotency-Key was used before with other content. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "IDEMPOTENCY_MISMATCH",
                     *       "message": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "error": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The file cannot be stored just now. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 507,
                     *       "code": "STORAGE_FULL",
                     *       "message": "We cannot store files right now. Please try again later, or send the form without a file.",
                     *       "error": "We cannot store files right now. Please try again later, or send the form without a file.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareholderApprovalChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    ShareholderCollaboration_colleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Shareholder_export: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["ReviewStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Subscription_list: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The first, previous, next and last page, as far as there are any (RFC 8288). */
                    Link?: string;
                    /** @description Matching records, exact up to 10000; absent with `count=none` or when counting took too long. */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than 10000. */
                    "X-Total-Count-Capped"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"][];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Subscription_subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the mails: `hi` or `en`; `en` when absent. */
                "Accept-Language"?: string;
                /** @description Names this submission: 8 to 128 letters, digits or `. _ : ~ -`, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionForm"];
            };
        };
        responses: {
            /** @description Stored, or stored earlier under the same key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAccepted"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The submission that was sent with this Idempotency-Key is being erased. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This submission is being erased. Please try again in a moment.",
                     *       "error": "This submission is being erased. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Idempotency-Key was used before with other content. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "IDEMPOTENCY_MISMATCH",
                     *       "message": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "error": "This Idempotency-Key was already used for a different submission. Please send the form again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Subscription_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SubscriptionCollaboration_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssigneeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["SubscriptionView"];
                        /** @example Assigned */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "adminId": [
                     *           "This account cannot open such records."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SubscriptionCollaboration_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["SubscriptionView"];
                        /** @example Note added */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "text": [
                     *           "Note is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has as many notes as it can hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "This record has 200 notes, and takes no more.",
                     *       "error": "This record has 200 notes, and takes no more.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SubscriptionCollaboration_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
                /** @description Id of the note. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record as it is now. */
                        data: components["schemas"]["SubscriptionView"];
                        /** @example Note deleted */
                        message: string;
                    };
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The permission is missing, or somebody else wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Only its author can delete a note.",
                     *       "error": "Only its author can delete a note.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record, or no such note. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "A note can be deleted for 10 minutes. This one stays.",
                     *       "error": "A note can be deleted for 10 minutes. This one stays.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Subscription_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubscriptionStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionStatusChanged"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SubscriptionCollaboration_colleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The account lacks the permission this call needs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "You do not have permission to do this.",
                     *       "error": "You do not have permission to do this.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Subscription_export: {
        parameters: {
            query?: {
                /** @description Only what this account looks after; `me` for the caller, `none` for what nobody looks after. */
                assignee?: string;
                /** @description `none` leaves out `X-Total-Count`. */
                count?: "none";
                /** @description Where the page begins; taken from a `Link` header. */
                cursor?: string;
                /** @description First Indian day (2025-01-05), or first instant with its offset. */
                from?: string;
                /** @description Records on a page; 50 when absent. */
                limit?: number;
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. Names and locations are found in Latin letters and Devanagari, however they are spelled. */
                q?: string;
                /** @description Order; newest first when absent. */
                sort?: "-createdAt" | "createdAt" | "name" | "-name";
                /** @description Only these. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description Last Indian day (2025-01-31), or last instant with its offset. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrepared"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The Bearer token is missing, expired or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "FORBIDDEN",
                     *       "message": "Please show once more that it is you.",
                     *       "error": "Please show once more that it is you.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Track_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackCodeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackCodeSent"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Track_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackOpenForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackOpened"];
                };
            };
            /** @description The code is wrong, used, expired or was tried too often, or there is no such record: always the same answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.",
                     *       "error": "This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.",
                     *       "fields": {
                     *         "code": [
                     *           "This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Track_status: {
        parameters: {
            query?: never;
            header: {
                authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackStatusForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackStatusAnswer"];
                };
            };
            /** @description A field is missing, wrong or unknown; `fields` says which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "VALIDATION_FAILED",
                     *       "message": "Please correct the marked fields.",
                     *       "error": "Please correct the marked fields.",
                     *       "fields": {
                     *         "name": [
                     *           "Name is required."
                     *         ]
                     *       },
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The token of `open` is missing or its 15 minutes are over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "UNAUTHENTICATED",
                     *       "message": "Please log in.",
                     *       "error": "Please log in.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "NOT_FOUND",
                     *       "message": "Not found.",
                     *       "error": "Not found.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The request arrived too slowly. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 408,
                     *       "code": "REQUEST_TIMEOUT",
                     *       "message": "The request took too long to arrive. Please try again.",
                     *       "error": "The request took too long to arrive. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The record has changed meanwhile, or the change is not allowed from its present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "CONFLICT",
                     *       "message": "The record was changed by someone else.",
                     *       "error": "The record was changed by someone else.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body or a file is larger than allowed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "The request is too large.",
                     *       "error": "The request is too large.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The body has a content type that this call does not take, or a file is of a kind that is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "Send the body as application/json.",
                     *       "error": "Send the body as application/json.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Too many calls; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait and try again.",
                     *       "error": "Too many attempts. Please wait and try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SiteConfig_remotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each remote by its container name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemotesConfig"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    SiteConfig_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberPortalUrl": "https://members.example.org/login",
                     *       "spicePartnerUrl": "https://spices.example.org/",
                     *       "siteUrl": "https://www.example.org",
                     *       "socialLinks": {
                     *         "twitter": "https://twitter.example.org/",
                     *         "facebook": "https://facebook.example.org/",
                     *         "linkedin": "https://linkedin.example.org/",
                     *         "instagram": "https://instagram.example.org/"
                     *       },
                     *       "requireReferral": false,
                     *       "pageLoader": "always",
                     *       "logo": {
                     *         "primary": "",
                     *         "fallback": ""
                     *       },
                     *       "packContents": {},
                     *       "name": "Saajha Udyog",
                     *       "nameHindi": "साझा उद्योग",
                     *       "legalName": "Saajha Udyog Public Limited",
                     *       "companyNumber": "U00000BR2020PLC000000",
                     *       "registeredOffice": "Placeholder House, Hajipur, Bihar 844101, India",
                     *       "supportEmail": "support@example.org",
                     *       "grievanceContact": {
                     *         "email": "grievance@example.org"
                     *       },
                     *       "officeHours": "Mon-Fri 9 AM-6 PM IST",
                     *       "onlinePayment": false
                     *     }
                     */
                    "application/json": components["schemas"]["SiteConfig"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description The service cannot answer just now; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "UNAVAILABLE",
                     *       "message": "The service is busy. Please try again in a moment.",
                     *       "error": "The service is busy. Please try again in a moment.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description A fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 500,
                     *       "code": "INTERNAL",
                     *       "message": "Something went wrong. Please try again.",
                     *       "error": "Something went wrong. Please try again.",
                     *       "requestId": "b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description A part is down; `checks` says which. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
