import type { ComponentProps } from 'react';

/* In place of the router on the phone page, which is one screen: links leave it. */

export const Link = (props: ComponentProps<'a'>) => <a {...props} />;
