CREATE TABLE listings (
  user_id                text NOT NULL REFERENCES users (id),
  id                     text NOT NULL,
  listing_title          text NOT NULL,
  sku                    text,
  product_type           text NOT NULL,
  keywords               text NOT NULL,
  starred_keywords       text,
  target_audience        text,
  writing_style          text NOT NULL
                         CHECK (writing_style IN ('friendly', 'professional', 'whimsical', 'minimalist')),
  include_emojis         boolean NOT NULL DEFAULT false,
  include_bulleted_lists boolean NOT NULL DEFAULT false,
  description_length     text NOT NULL DEFAULT 'medium'
                         CHECK (description_length IN ('short', 'medium', 'long')),
  image_description      text,
  custom_ai_instructions text,
  generated_title        text NOT NULL CHECK (char_length(generated_title) <= 140),
  generated_description  text NOT NULL,
  generated_tags         jsonb NOT NULL CHECK (jsonb_array_length(generated_tags) <= 13),
  generated_alt_text     text,
  generated_explanation  text,
  -- Counts the edits made by hand.
  version                integer NOT NULL DEFAULT 1,
  created_at             timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX listings_by_age ON listings (user_id, created_at DESC, id DESC);

-- What search reads: only the four searched texts, folded once, so that looking through 20,000
-- listings does not drag their full rows through memory.
CREATE TABLE listing_search (
  user_id    text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  listing_id text NOT NULL,
  folded     text NOT NULL,
  PRIMARY KEY (user_id, listing_id),
  FOREIGN KEY (user_id, listing_id) REFERENCES listings (user_id, id) ON DELETE CASCADE
);
CREATE INDEX listing_search_by_age ON listing_search (user_id, created_at DESC, listing_id DESC);

CREATE FUNCTION fold_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (user_id, created_at, listing_id, folded)
  VALUES (NEW.user_id, NEW.created_at, NEW.id,
          lower(concat_ws(E'\n', NEW.listing_title, NEW.sku,
                          NEW.generated_title, NEW.generated_description)))
  ON CONFLICT (user_id, listing_id) DO UPDATE SET folded = excluded.folded;
  RETURN NULL;
END $$;
CREATE TRIGGER fold_for_search
  AFTER INSERT OR UPDATE OF listing_title, sku, generated_title, generated_description ON listings
  FOR EACH ROW EXECUTE FUNCTION fold_for_search();

CREATE TABLE footers (
  user_id    text NOT NULL REFERENCES users (id),
  id         text NOT NULL,
  name       text NOT NULL CHECK (char_length(name) <= 50),
  content    text NOT NULL CHECK (char_length(content) <= 1000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX footers_by_age ON footers (user_id, created_at DESC, id DESC);
