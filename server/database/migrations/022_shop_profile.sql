-- What a person's shop says once for all its listings; which fields there are says contract/shop-profile.ts.
ALTER TABLE users ADD COLUMN shop_profile jsonb;
