import type { ComponentProps } from 'react'
import { Fragment } from 'react'
import { addressPieces } from './addressParts.ts'
import { PartsRoot, Piece } from './AddressParts.styles.ts'

type AddressPartsProps = Omit<ComponentProps<'p'>, 'children'> & {
  address: string
}

/** An address in pieces to compare, whole, its first and last six characters set apart. It copies as one word. */
export function AddressParts({ address, ...rest }: AddressPartsProps) {
  return (
    <PartsRoot {...rest}>
      {addressPieces(address).map(({ text, isEnd }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name than their place
        <Fragment key={index}>
          <Piece {...(isEnd ? { 'data-end': '' } : {})}>{text}</Piece>
          <wbr />
        </Fragment>
      ))}
    </PartsRoot>
  )
}
