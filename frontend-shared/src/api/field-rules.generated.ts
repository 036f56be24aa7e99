// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.
export const fieldRules = {
  "factoryApplication": {
    "consentVersion": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "website": {
      "required": false,
      "minLength": 0,
      "maxLength": 500
    },
    "elapsedMs": {
      "required": false,
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 100,
      "pattern": "^[^<>{}\\[\\]\\\\|^~]*$"
    },
    "business_idea": {
      "required": true,
      "values": [
        "Agriculture & Food Processing",
        "FMCG & Personal Care",
        "Retail & Supermarket",
        "Electronics & Appliances",
        "Apparel & Textiles",
        "Healthcare & Pharma",
        "Education & Training",
        "Infrastructure & Mining",
        "Paper & Packaging",
        "Logistics & Transport",
        "Automobile",
        "Other"
      ]
    },
    "location": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    },
    "required_amount": {
      "required": true,
      "values": [
        "₹25 Lacs - ₹50 Lacs",
        "₹50 Lacs - ₹1 Crore",
        "₹1 Crore - ₹2 Crore",
        "₹2 Crore - ₹5 Crore",
        "Above ₹5 Crore"
      ]
    },
    "past_experience": {
      "required": false,
      "minLength": 1,
      "maxLength": 3000
    },
    "email": {
      "required": false,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    },
    "mobile": {
      "required": false,
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[6-9][0-9]{9}$"
    },
    "supporting_document": {
      "required": false,
      "fileTypes": [
        ".pdf",
        ".doc",
        ".ppt",
        ".docx"
      ],
      "maxBytes": 10485760
    }
  },
  "contactMessage": {
    "consentVersion": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "website": {
      "required": false,
      "minLength": 0,
      "maxLength": 500
    },
    "elapsedMs": {
      "required": false,
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 100,
      "pattern": "^[^<>{}\\[\\]\\\\|^~]*$"
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    },
    "subject": {
      "required": true,
      "values": [
        "General Inquiry",
        "Become a Shareholder",
        "Apply for Factory",
        "Investment Questions",
        "Partnership Opportunities",
        "Technical Support",
        "Media & Press",
        "Other"
      ]
    },
    "message": {
      "required": true,
      "minLength": 1,
      "maxLength": 3000
    },
    "status": {
      "required": false
    }
  },
  "shareholder": {
    "consentVersion": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "website": {
      "required": false,
      "minLength": 0,
      "maxLength": 500
    },
    "elapsedMs": {
      "required": false,
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "fullName": {
      "required": true,
      "minLength": 2,
      "maxLength": 100,
      "pattern": "^[^<>{}\\[\\]\\\\|^~]*$"
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    },
    "mobile": {
      "required": true,
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[6-9][0-9]{9}$"
    },
    "location": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    },
    "referralCode": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "panNumber": {
      "required": true,
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[A-Z]{5}[0-9]{4}[A-Z]$"
    },
    "nomineeName": {
      "required": true,
      "minLength": 2,
      "maxLength": 100,
      "pattern": "^[^<>{}\\[\\]\\\\|^~]*$"
    },
    "nomineeRelation": {
      "required": true,
      "values": [
        "Spouse",
        "Parent",
        "Child",
        "Sibling",
        "Other"
      ]
    },
    "sharePurchase": {
      "required": true,
      "values": [
        1,
        2,
        5,
        10,
        20,
        50,
        100
      ],
      "priceInRupees": 500
    },
    "termsAgreed": {
      "required": true,
      "values": [
        true
      ]
    },
    "termsVersion": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "idProof": {
      "required": true,
      "fileTypes": [
        ".pdf",
        ".jpg",
        ".jpeg",
        ".png"
      ],
      "maxBytes": 5242880
    }
  },
  "subscription": {
    "consentVersion": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "website": {
      "required": false,
      "minLength": 0,
      "maxLength": 500
    },
    "elapsedMs": {
      "required": false,
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "level": {
      "required": false
    },
    "pin": {
      "required": false,
      "minLength": 6,
      "maxLength": 6,
      "pattern": "^[1-9][0-9]{5}$"
    },
    "userType": {
      "required": true,
      "values": [
        "Share Holder",
        "Individual User"
      ]
    },
    "rmPwId": {
      "required": false,
      "minLength": 1,
      "maxLength": 40
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 100,
      "pattern": "^[^<>{}\\[\\]\\\\|^~]*$"
    },
    "address": {
      "required": true,
      "minLength": 1,
      "maxLength": 300
    },
    "pinCode": {
      "required": true,
      "minLength": 6,
      "maxLength": 6,
      "pattern": "^[1-9][0-9]{5}$"
    },
    "mobile": {
      "required": true,
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[6-9][0-9]{9}$"
    },
    "altMobile": {
      "required": false,
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[6-9][0-9]{9}$"
    },
    "combo": {
      "required": true,
      "values": [
        "Spice Pack",
        "Premium Pack",
        "Deluxe Pack"
      ],
      "packs": [
        {
          "name": "Spice Pack",
          "level": "Spice",
          "price": 1000,
          "varieties": 10,
          "bonusGifts": false
        },
        {
          "name": "Premium Pack",
          "level": "Premium",
          "price": 2000,
          "varieties": 15,
          "bonusGifts": false
        },
        {
          "name": "Deluxe Pack",
          "level": "Deluxe",
          "price": 3000,
          "varieties": 20,
          "bonusGifts": true
        }
      ],
      "delivery": {
        "day": 15,
        "lastOrderDay": 10
      }
    },
    "quantity": {
      "required": true,
      "minimum": 1,
      "maximum": 5
    },
    "paymentMethod": {
      "required": true,
      "values": [
        "cod",
        "razorpay"
      ]
    },
    "upiId": {
      "required": false
    },
    "total": {
      "required": false,
      "minimum": 0,
      "maximum": 1000000
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    }
  },
  "trackCode": {
    "reference": {
      "required": true,
      "minLength": 9,
      "maxLength": 9,
      "pattern": "^(FA|CM|SH|SP)-[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{6}$"
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    }
  },
  "trackOpen": {
    "reference": {
      "required": true,
      "minLength": 9,
      "maxLength": 9,
      "pattern": "^(FA|CM|SH|SP)-[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{6}$"
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "pattern": "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
    },
    "code": {
      "required": true,
      "minLength": 6,
      "maxLength": 6,
      "pattern": "^[0-9]{6}$"
    }
  },
  "contactReply": {
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 5000
    },
    "locale": {
      "required": false,
      "values": [
        "en",
        "hi"
      ]
    },
    "expectedReplies": {
      "required": false,
      "minimum": 0,
      "maximum": 50
    },
    "undoable": {
      "required": false
    }
  },
  "officeNote": {
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "applicationDecision": {
    "undoable": {
      "required": false
    },
    "undo": {
      "required": false
    },
    "clearSuspect": {
      "required": false
    },
    "status": {
      "required": true,
      "values": [
        "pending",
        "approved",
        "rejected"
      ]
    },
    "reason": {
      "required": false,
      "minLength": 1,
      "maxLength": 1000
    },
    "expectedStatus": {
      "required": false,
      "values": [
        "pending",
        "approved",
        "rejected",
        "withdrawn"
      ]
    }
  },
  "decisionReasons": {
    "revision": {
      "required": true,
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "reasons": {
      "required": true,
      "maxItems": 20
    }
  },
  "accountReason": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    },
    "isInvitation": {
      "required": false
    }
  },
  "savedView": {
    "list": {
      "required": true,
      "values": [
        "contacts",
        "applications",
        "shareholders",
        "subscribers",
        "activity"
      ]
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    },
    "query": {
      "required": false,
      "minLength": 0,
      "maxLength": 1000
    },
    "shared": {
      "required": false
    }
  },
  "decisionReason": {
    "id": {
      "required": true,
      "pattern": "^[a-z0-9-]{1,40}$"
    },
    "kinds": {
      "required": true,
      "values": [
        "factory-application",
        "shareholder"
      ]
    },
    "decision": {
      "required": true,
      "values": [
        "pending",
        "approved",
        "rejected"
      ]
    },
    "en": {
      "required": true
    },
    "hi": {
      "required": true
    }
  },
  "reasonWords": {
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 600
    }
  }
} as const;
