import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

export const IconRoot = styled.svg`
  flex: none;
  display: block;
  width: var(--icon-size);
  height: var(--icon-size);
  &[data-size='xs'] {
    --icon-size: ${vars.size.iconXs};
  }
  &[data-size='s'] {
    --icon-size: ${vars.size.iconS};
  }
  &[data-size='m'] {
    --icon-size: ${vars.size.iconM};
  }
  &[data-size='l'] {
    --icon-size: ${vars.size.iconL};
  }
  &[data-size='xl'] {
    --icon-size: ${vars.size.iconXl};
  }
`
