import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.tsx';

export default function ApartPages() {
  const words = useWords();
  return <Page title={words.say('web-join')}>{null}</Page>;
}
