import type { ComponentProps } from 'react';

/* This file replaces the router on the phone page, which is a single screen. Links leave it. */

export const Link = (props: ComponentProps<'a'>) => <a {...props} />;
