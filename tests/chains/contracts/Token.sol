// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token as Tether is written: `transfer` answers nothing, which newer ones do.
contract Token {
  string public symbol;
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;

  event Transfer(address indexed from, address indexed to, uint256 value);

  constructor(string memory symbol_, uint8 decimals_, uint256 supply) {
    symbol = symbol_;
    decimals = decimals_;
    balanceOf[msg.sender] = supply;
    emit Transfer(address(0), msg.sender, supply);
  }

  function transfer(address to, uint256 value) external {
    require(balanceOf[msg.sender] >= value, 'too little');
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
  }

  /// Two transfers in one transaction, as those who pay many make them.
  function transferTwice(address to, uint256 first, uint256 second) external {
    this.pass(msg.sender, to, first);
    this.pass(msg.sender, to, second);
  }

  function pass(address from, address to, uint256 value) external {
    require(msg.sender == address(this), 'own calls only');
    balanceOf[from] -= value;
    balanceOf[to] += value;
    emit Transfer(from, to, value);
  }
}

/// Takes no coins: what is sent to it fails, and costs its gas all the same.
contract Refuser {
  receive() external payable {
    revert('none');
  }
}

/// Passes on what it is sent, from inside: nothing of it is in the transaction or in a log.
contract Passer {
  function passOn(address payable to) external payable {
    (bool done, ) = to.call{value: msg.value}('');
    require(done, 'refused');
  }
}
