import type { ComponentProps } from 'react';

/* This file replaces the router on the phone page, which is a single screen. Links load another page. */

export const Link = (props: ComponentProps<'a'>) => <a {...props} />;
