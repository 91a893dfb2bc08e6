create table faq_categories (
  id integer primary key check (id > 0),
  sort integer not null,
  icon text not null,
  title_de text not null,
  title_en text not null,
  description_de text not null,
  description_en text not null
);

create table faq_items (
  id integer primary key check (id > 0),
  category_id integer not null references faq_categories (id),
  sort integer not null,
  question_de text not null,
  question_en text not null,
  -- HTML of the allow-list in content-html.ts.
  answer_de text not null,
  answer_en text not null,
  reviewed_on date not null
);
create index faq_items_category_id on faq_items (category_id, sort);

create table articles (
  id integer primary key check (id > 0),
  slug text not null unique,
  topic text not null check (topic in (
    'buying', 'handover', 'management', 'letting', 'finance', 'law', 'living')),
  visibility text not null check (visibility in ('public', 'investor')),
  reading_minutes integer not null check (reading_minutes > 0),
  published_on date not null,
  reviewed_on date not null,
  next_review_on date not null check (next_review_on > reviewed_on),
  title_de text not null,
  title_en text not null,
  teaser_de text not null,
  teaser_en text not null,
  -- HTML of the allow-list in content-html.ts.
  body_de text not null,
  body_en text not null,
  -- [{ "label": text, "url": text or null }]
  sources jsonb not null
);
create index articles_newest on articles (published_on desc, id desc);
create index articles_topic on articles (topic, published_on desc, id desc);

create table course_modules (
  id integer primary key check (id > 0),
  sort integer not null,
  title_de text not null,
  title_en text not null
);

create table course_lessons (
  article_id integer primary key references articles (id),
  module_id integer not null references course_modules (id),
  position integer not null check (position > 0),
  unique (module_id, position) deferrable initially deferred
);
