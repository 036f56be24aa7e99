export interface paths {
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
         *     network address, or for one e-mail address, further tries answer 429, right ones too.
         */
        post: operations["Session_login"];
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
         * @description Makes an account, in one of two ways. With a Bearer token of an account that holds `admins:manage`, somebody is
         *     invited: the account has no permissions and cannot log in until the person has chosen a password. Without one, and
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
         * @description Says whether requests can be served: database reachable and indexes made.
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
             * @description `invited`: the person has not chosen a password yet and cannot log in.
             * @example active
             * @enum {string}
             */
            state: "active" | "invited";
        };
        ApplicationAccepted: {
            data: components["schemas"]["ApplicationReceipt"];
            /** @example Application submitted successfully */
            message: string;
        };
        ApplicationDocumentView: {
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
        ApplicationHistoryView: {
            /**
             * Format: date-time
             * @example 2025-01-06T09:30:00.000Z
             */
            at: string;
            /**
             * @description E-mail of the reviewer; absent on arrival.
             * @example reviewer@example.org
             */
            by?: string;
            /** @example Your eight years at the mill convinced the committee. */
            reason?: string;
            /** @example approved */
            status: components["schemas"]["ReviewStatus"];
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
            business_idea: components["schemas"]["BusinessIdea"];
            /**
             * Format: date-time
             * @example 2025-01-05T10:15:30.000Z
             */
            createdAt: string;
            document?: components["schemas"]["ApplicationDocumentView"];
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
             * @description Not shown to people. When it is filled in, the application is stored as suspect and its mails are held.
             * @example
             */
            website?: string;
        };
        /** @enum {string} */
        BusinessIdea: "Agriculture & Food Processing" | "FMCG & Personal Care" | "Retail & Supermarket" | "Electronics & Appliances" | "Apparel & Textiles" | "Healthcare & Pharma" | "Education & Training" | "Infrastructure & Mining" | "Paper & Packaging" | "Logistics & Transport" | "Automobile" | "Other";
        ChangeApplicationStatus: {
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
             * @description `approved` or `rejected` from `pending`; `pending` reopens. Other letter case is accepted.
             * @example approved
             */
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description The mail waits ten seconds; going back within them takes it back, and no mail is sent.
             * @example true
             */
            undoable?: boolean;
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
        /**
         * @description Stable word for programs.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE" | "STORAGE_FULL";
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
        Liveness: {
            /** @example ok */
            status: string;
        };
        LoggedOut: {
            /** @example Logged out successfully */
            message: string;
        };
        NewAdministrator: {
            /**
             * Format: email
             * @example ravi@example.org
             */
            email: string;
            /**
             * Format: password
             * @description Required with the set-up token. In an invitation it is checked and not kept: the person invited chooses one. At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.
             * @example correct horse battery staple
             */
            password?: string;
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
             * @description Its remoteEntry.js: a path on this site, or an http(s) address elsewhere.
             * @example /remotes/public/remoteEntry.js
             */
            entry: string;
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
        /** @enum {string} */
        RequiredAmount: "₹25 Lacs - ₹50 Lacs" | "₹50 Lacs - ₹1 Crore" | "₹1 Crore - ₹2 Crore" | "₹2 Crore - ₹5 Crore" | "Above ₹5 Crore";
        /** @enum {string} */
        ReviewStatus: "pending" | "approved" | "rejected";
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
             * @description Fixed unit of investment in rupees, by project id.
             * @example {
             *       "alkaline-water": 10000
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                     *       "message": "This is the last account that may manage administrators; it must stay so.",
                     *       "error": "This is the last account that may manage administrators; it must stay so.",
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
                /** @description Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`. */
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
                     *       "message": "This Idempotency-Key was already used for a different submission.",
                     *       "error": "This Idempotency-Key was already used for a different submission.",
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
                     *       "message": "We cannot store files just now. Please try again later.",
                     *       "error": "We cannot store files just now. Please try again later.",
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
                /** @description Id of the application. */
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
    FactoryApplication_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the application. */
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
    FactoryApplication_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the application. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeApplicationStatus"];
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
                     *       "logo": {
                     *         "primary": "",
                     *         "fallback": ""
                     *       },
                     *       "name": "Saajha Udyog",
                     *       "nameHindi": "साझा उद्योग",
                     *       "legalName": "Saajha Udyog Public Limited",
                     *       "companyNumber": "U00000BR2020PLC000000",
                     *       "registeredOffice": "Placeholder House, Hajipur, Bihar 844101, India",
                     *       "supportEmail": "support@example.org",
                     *       "grievanceContact": {
                     *         "email": "grievance@example.org"
                     *       },
                     *       "officeHours": "Mon-Fri 9 AM-6 PM IST"
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
